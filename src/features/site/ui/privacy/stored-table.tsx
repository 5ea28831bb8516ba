import { useTranslation } from '../../../../i18n/translation-context.tsx'
import { useLifeWords } from './life-words.ts'
import { STORED_BY_STRIPE, STORED_IN_BROWSER, type StoredItem } from './stored-in-browser.ts'

/** Each cookie and storage key by its name, so that anybody can compare it with what their browser shows. */
export function StoredTable({ withStripe }: { withStripe: boolean }) {
  const { t } = useTranslation()
  const items = withStripe ? [...STORED_IN_BROWSER, ...STORED_BY_STRIPE] : STORED_IN_BROWSER
  return (
    <section aria-labelledby="stored" className="flex flex-col gap-4">
      <h2 id="stored">{t('privacy.stored.title')}</h2>
      <p className="measure">{t('privacy.stored.text')}</p>
      <Cards items={items} />
      <Table items={items} />
    </section>
  )
}

type Items = { items: readonly StoredItem[] }

/** On a phone; three columns would break every word there. */
function Cards({ items }: Items) {
  const { t } = useTranslation()
  const inWords = useLifeWords()
  return (
    <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface sm:hidden">
      {items.map((item) => (
        <li key={item.name} className="flex flex-col gap-1 p-4">
          <Name item={item} />
          <p>{t(`privacy.stored.purposes.${item.purpose}`)}</p>
          <p>
            <span className="text-ink-soft">{t('privacy.kept.life')}</span> {inWords(item.life)}
          </p>
        </li>
      ))}
    </ul>
  )
}

const CELL = 'px-5 py-2.5 text-start align-top'

function Table({ items }: Items) {
  const { t } = useTranslation()
  const inWords = useLifeWords()
  return (
    <div className="hidden overflow-hidden rounded-card border border-line bg-surface sm:block">
      <table aria-labelledby="stored" className="w-full">
        <thead className="bg-sunken text-ink-soft">
          <tr>
            {(['name', 'purpose', 'life'] as const).map((column) => (
              <th key={column} scope="col" className={`${CELL} font-normal`}>
                {t(`privacy.stored.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {items.map((item) => (
            <tr key={item.name}>
              <th scope="row" className={`${CELL} font-normal`}>
                <Name item={item} />
              </th>
              <td className={CELL}>{t(`privacy.stored.purposes.${item.purpose}`)}</td>
              <td className={CELL}>{inWords(item.life)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Name({ item: { name, where } }: { item: StoredItem }) {
  const { t } = useTranslation()
  return (
    <>
      <bdi dir="ltr" translate="no" className="font-semibold wrap-anywhere">
        {name}
      </bdi>
      <span className="block text-sm text-ink-soft">{t(`privacy.stored.where.${where}`)}</span>
    </>
  )
}
