import { Form } from 'react-router'
import { Button } from '../../../../design/button.tsx'
import { TextField } from '../../../../design/field.tsx'
import { useTranslation } from '../../../../i18n/translation-context.tsx'

const LONGEST_SEARCH = 80

type Props = { typed: string; onType(typed: string): void }

/** Narrows the list while one types; sent as a form, the search has an address and needs no script. */
export function GlossarySearch({ typed, onType }: Props) {
  const { t } = useTranslation()
  return (
    <search className="block max-w-[45rem] rounded-card border border-line bg-sunken p-4 print:hidden">
      <Form
        method="get"
        action="/legal-glossary"
        replace
        preventScrollReset
        className="grid items-end gap-4 sm:grid-cols-[minmax(0,1fr)_auto]"
      >
        <TextField
          label={t('glossary.search.label')}
          hint={t('glossary.search.hint')}
          type="search"
          name="q"
          dir="auto"
          maxLength={LONGEST_SEARCH}
          autoComplete="off"
          value={typed}
          onChange={(event) => onType(event.target.value)}
        />
        <Button type="submit">{t('glossary.search.submit')}</Button>
      </Form>
    </search>
  )
}
