import { ALargeSmall } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from '../../../i18n/translation-context.tsx'
import { writePlainCookie } from '../../../platform/http/plain-cookie.ts'
import { TEXT_SIZES, type TextSize } from '../../../shared/reading-settings.ts'
import { ThemeSwitch } from './theme-switch.tsx'

export type ReadingSettings = {
  theme: 'light' | 'dark' | undefined
  textSize: TextSize
  easyReading: boolean
}

/** How the site looks to this person: colours, size of text, a plainer page. Kept in cookies, so that no page flashes. */
export function ReadingMenu({ settings }: { settings: ReadingSettings }) {
  const { t } = useTranslation()
  return (
    <details className="relative">
      <summary
        aria-label={t('reading.menu')}
        className="flex size-11 list-none items-center justify-center rounded-card hover:bg-brand-wash [&::-webkit-details-marker]:hidden"
      >
        <ALargeSmall aria-hidden className="size-6" />
      </summary>
      <div className="absolute end-0 z-40 mt-2 flex w-64 max-w-[80vw] flex-col gap-3 rounded-card border border-line bg-surface p-4 shadow-float">
        <TextSizeChoice initial={settings.textSize} />
        <EasyReading initial={settings.easyReading} />
        <ThemeSwitch theme={settings.theme} />
      </div>
    </details>
  )
}

function TextSizeChoice({ initial }: { initial: TextSize }) {
  const { t } = useTranslation()
  const [size, setSize] = useState(initial)
  const name = useId()
  const choose = (next: TextSize) => {
    setSize(next)
    document.documentElement.dataset['textSize'] = next
    writePlainCookie('text-size', next)
  }
  return (
    <fieldset className="flex flex-col">
      <legend className="font-semibold">{t('reading.size.label')}</legend>
      {TEXT_SIZES.map((one) => (
        <label key={one} className="flex min-h-11 items-center gap-2">
          <input
            type="radio"
            name={name}
            checked={size === one}
            onChange={() => choose(one)}
            className="size-5 accent-brand-fill"
          />
          {t(`reading.size.${one}`)}
        </label>
      ))}
    </fieldset>
  )
}

function EasyReading({ initial }: { initial: boolean }) {
  const { t } = useTranslation()
  const [on, setOn] = useState(initial)
  const toggle = () => {
    setOn(!on)
    document.documentElement.toggleAttribute('data-easy-reading', !on)
    writePlainCookie('easy-reading', on ? '' : 'on')
  }
  return (
    <label className="flex min-h-11 items-start gap-2">
      <input
        type="checkbox"
        checked={on}
        onChange={toggle}
        className="mt-1 size-5 shrink-0 accent-brand-fill"
      />
      <span>
        {t('reading.easy.label')}
        <span className="block text-sm text-ink-soft">{t('reading.easy.hint')}</span>
      </span>
    </label>
  )
}
