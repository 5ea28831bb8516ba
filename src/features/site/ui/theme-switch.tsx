import { Moon, Sun } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from '../../../i18n/translation-context.tsx'
import { writePlainCookie } from '../../../platform/http/plain-cookie.ts'

type Theme = 'light' | 'dark'

export function ThemeSwitch({ theme }: { theme: Theme | undefined }) {
  const { t } = useTranslation()
  const [chosen, setChosen] = useState(theme)
  const [system, setSystem] = useState<Theme>('light')
  useEffect(() => {
    const query = window.matchMedia('(prefers-color-scheme: dark)')
    const follow = () => setSystem(query.matches ? 'dark' : 'light')
    follow()
    query.addEventListener('change', follow)
    return () => query.removeEventListener('change', follow)
  }, [])
  const isDark = (chosen ?? system) === 'dark'
  const toggle = () => {
    const next: Theme = isDark ? 'light' : 'dark'
    setChosen(next)
    document.documentElement.dataset['theme'] = next
    writePlainCookie('theme', next)
  }
  const Icon = isDark ? Sun : Moon
  return (
    <button
      type="button"
      onClick={toggle}
      className="flex min-h-11 items-center gap-2 rounded-card border border-line px-3 text-start hover:bg-brand-wash"
    >
      <Icon aria-hidden className="size-5 shrink-0" />
      {t(isDark ? 'theme.toLight' : 'theme.toDark')}
    </button>
  )
}
