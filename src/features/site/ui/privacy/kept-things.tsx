import { useTranslation } from '../../../../i18n/translation-context.tsx'
import { ERASURES_MONTHS, GIVEN_TEXTS_MONTHS } from '../../../../shared/kept-months.ts'
import { type KeptFor, useLifeWords } from './life-words.ts'

/** The settings in force. */
export type RetentionFigures = {
  unpaidFormsDays: number
  analysesMonths: number
  logsDays: number
}

const SESSION_DAYS = 30

function keptThings(figures: RetentionFigures): { id: string; life: KeptFor }[] {
  const { unpaidFormsDays, analysesMonths, logsDays } = figures
  const asAnalyses: KeptFor = { unit: 'months', count: analysesMonths }
  const asLogs: KeptFor = { unit: 'days', count: logsDays }
  return [
    { id: 'browser', life: { unit: 'hours', count: 24 } },
    { id: 'forms', life: { unit: 'days', count: unpaidFormsDays } },
    { id: 'cases', life: asAnalyses },
    { id: 'contacts', life: { unit: 'withCase' } },
    { id: 'account', life: { unit: 'untilErased' } },
    { id: 'unused', life: asAnalyses },
    { id: 'payments', life: { unit: 'taxLaw' } },
    { id: 'mails', life: asLogs },
    { id: 'sessions', life: { unit: 'days', count: SESSION_DAYS } },
    { id: 'limits', life: { unit: 'days', count: 1 } },
    { id: 'logs', life: asLogs },
    { id: 'operators', life: asAnalyses },
    { id: 'reports', life: asAnalyses },
    { id: 'answers', life: { unit: 'forGood' } },
    { id: 'texts', life: { unit: 'months', count: GIVEN_TEXTS_MONTHS } },
    { id: 'erasures', life: { unit: 'months', count: ERASURES_MONTHS } },
  ]
}

/** Everything that is kept, each with its reason and its time. */
export function KeptThings({ figures }: { figures: RetentionFigures }) {
  const { t } = useTranslation()
  const inWords = useLifeWords()
  return (
    <section aria-labelledby="kept" className="flex flex-col gap-4">
      <h2 id="kept">{t('privacy.kept.title')}</h2>
      <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface">
        {keptThings(figures).map(({ id, life }) => (
          <li key={id} className="flex flex-col gap-2 p-4 sm:p-5">
            <h3 className="text-lg">{t(`privacy.kept.${id}.title`)}</h3>
            <p className="measure">{t(`privacy.kept.${id}.text`)}</p>
            <dl className="flex flex-col gap-1">
              <Fact name={t('privacy.kept.why')}>{t(`privacy.kept.${id}.why`)}</Fact>
              <Fact name={t('privacy.kept.life')}>{inWords(life)}</Fact>
            </dl>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Fact({ name, children }: { name: string; children: string }) {
  return (
    <div className="flex flex-wrap gap-x-2">
      <dt className="text-ink-soft">{name}</dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  )
}
