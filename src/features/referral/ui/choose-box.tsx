import { use, useEffect, useEffectEvent, useId, useRef } from 'react'
import { useTranslation } from '../../../i18n/translation-context.tsx'
import { CONTACT_LIMITS } from '../../../shared/contact-limits.ts'
import type { Lawyer } from '../../directory/contract.ts'
import { ASK_FORM_ID } from './ask-bar.tsx'
import { type ChosenLawyers, ChosenLawyersContext } from './chosen-lawyers-context.ts'
import { ContactStateLine } from './contact-state-line.tsx'
import { useContacts } from './use-contacts.ts'

/** The box that chooses a lawyer; what became of it where they were asked; or why they cannot be. */
export function ChooseBox({ lawyer }: { lawyer: Lawyer }) {
  const choosing = use(ChosenLawyersContext)
  return choosing ? <Choice lawyer={lawyer} choosing={choosing} /> : null
}

function Choice({ lawyer, choosing }: { lawyer: Lawyer; choosing: ChosenLawyers }) {
  const { t } = useTranslation()
  const { contacts } = useContacts(choosing.caseId)
  const asked = contacts.find((contact) => contact.lawyer?.slug === lawyer.slug)
  if (asked) return <ContactStateLine contact={asked} />
  if (!lawyer.email)
    return <p className="text-sm text-ink-soft print:hidden">{t('contact.choose.noEmail')}</p>
  return <Box slug={lawyer.slug} name={lawyer.name} {...choosing} />
}

type BoxProps = Omit<ChosenLawyers, 'caseId'> & { slug: string; name: string }

function Box({ slug, name, chosen, choose }: BoxProps) {
  const { t } = useTranslation()
  const id = useId()
  const box = useRef<HTMLInputElement>(null)
  const isChosen = chosen.includes(slug)
  const isFull = !isChosen && chosen.length >= CONTACT_LIMITS.lawyersAtOnce
  // Ticked before the script ran: nobody was told.
  const takeOver = useEffectEvent(() => {
    if (box.current?.checked && !isChosen) choose(slug, true)
  })
  useEffect(() => takeOver(), [])
  return (
    <div className="print:hidden">
      <label htmlFor={id} className="inline-flex min-h-11 cursor-pointer items-center gap-3">
        <input
          ref={box}
          id={id}
          type="checkbox"
          // Belongs to the bar's form wherever it stands, so that choosing works without script, too.
          form={ASK_FORM_ID}
          name="lawyer"
          value={slug}
          checked={isChosen}
          disabled={isFull}
          aria-describedby={isFull ? `${id}-full` : undefined}
          onChange={(event) => choose(slug, event.target.checked)}
          className="size-5 accent-brand-fill"
        />
        <span>
          {t('contact.choose.box')} <bdi className="sr-only">{name}</bdi>
        </span>
      </label>
      {isFull ? (
        <p id={`${id}-full`} className="text-sm text-ink-soft">
          {t('contact.choose.full', { count: CONTACT_LIMITS.lawyersAtOnce })}
        </p>
      ) : null}
    </div>
  )
}
