import { useTranslation } from '../../../../i18n/translation-context.tsx'
import { useLifeWords } from './life-words.ts'
import { STORED_BY_STRIPE, STORED_IN_BROWSER } from './stored-in-browser.ts'

const CELL = 'px-3 py-2.5 text-start align-top sm:px-5'

/** Each cookie and storage key by its name, so that anybody can compare it with what their browser shows. */
export function StoredTable({ withStripe }: { withStripe: boolean }) {
  const { t } = useTranslation()
  const inWords = useLifeWords()
  const items = withStripe ? [...STORED_IN_BROWSER, ...STORED_BY_STRIPE] : STORED_IN_BROWSER
  return (
    <section aria-labelledby="stored" className="flex flex-col gap-4">
      <h2 id="stored">{t('privacy.stored.title')}</h2>
      <p className="measure">{t('privacy.stored.text')}</p>
      <div className="overflow-hidden rounded-card border border-line bg-surface">
        <table aria-labelledby="stored" className="w-full table-fixed">
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
            {items.map(({ name, where, purpose, life }) => (
              <tr key={name}>
                <th scope="row" className={`${CELL} font-normal wrap-anywhere`}>
                  <bdi dir="ltr" translate="no" className="font-semibold">
                    {name}
                  </bdi>
                  <span className="block text-sm text-ink-soft">
                    {t(`privacy.stored.where.${where}`)}
                  </span>
                </th>
                <td className={`${CELL} hyphens-auto wrap-break-word`}>
                  {t(`privacy.stored.purposes.${purpose}`)}
                </td>
                <td className={`${CELL} hyphens-auto wrap-break-word`}>{inWords(life)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
