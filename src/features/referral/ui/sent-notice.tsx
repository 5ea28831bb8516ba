import { Send } from 'lucide-react'
import { Notice } from '../../../design/notice.tsx'
import { useTranslation } from '../../../i18n/translation-context.tsx'
import type { AskedLawyer } from '../contract.ts'

/** What went out just now, and to whom it did not. */
export function SentNotice({ lawyers }: { lawyers: readonly AskedLawyer[] }) {
  const { t, formatNumber } = useTranslation()
  const count = lawyers.filter(({ result }) => result === 'sent').length
  const others = lawyers.filter(({ result }) => result !== 'sent')
  return (
    <>
      <Notice
        tone={count > 0 ? 'sure' : 'amber'}
        role="status"
        icon={<Send className="size-5 rtl:-scale-x-100" />}
        title={t('contact.sent.title', { count, number: formatNumber(count) })}
      >
        {count > 0 ? <p>{t('contact.sent.text')}</p> : null}
      </Notice>
      {others.length > 0 ? (
        <ul className="flex flex-col gap-1">
          {others.map(({ slug, name, result }) => (
            <li key={slug}>
              <bdi className="font-semibold">{name ?? slug}</bdi>
              <span className="block text-ink-soft">{t(`contact.why.${result}`)}</span>
            </li>
          ))}
        </ul>
      ) : null}
    </>
  )
}
