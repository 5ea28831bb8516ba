import { CircleCheck } from 'lucide-react'
import { useTranslation } from '../../../i18n/translation-context.tsx'
import { useWaitWords } from '../../../i18n/wait-words.ts'
import type { FormAnswer, Intent } from '../domain/form-answer.ts'

type Props = { answer: FormAnswer | undefined; intents: readonly Intent[] }

/** What became of a form of this section, told once it is known; nothing for the forms of other sections. */
export function AnswerLine({ answer, intents }: Props) {
  const { t } = useTranslation()
  const inWords = useWaitWords()
  const own = answer && intents.includes(answer.intent) ? answer : undefined
  const text = own
    ? t(`account.said.${own.intent}.${own.code}`, {}, t(`account.said.${own.code}`))
    : ''
  return (
    <>
      <p role="status" className="flex items-center gap-2 font-semibold text-sure empty:hidden">
        {own?.ok ? (
          <>
            <CircleCheck aria-hidden className="size-5 shrink-0" />
            {text}
          </>
        ) : null}
      </p>
      <p role="alert" className="font-semibold text-danger empty:hidden">
        {own && !own.ok ? text : null}
        {own?.waitSeconds ? ` ${inWords(own.waitSeconds)}` : null}
      </p>
    </>
  )
}
