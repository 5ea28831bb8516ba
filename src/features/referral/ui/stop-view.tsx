import { Form, useLocation, useNavigation } from 'react-router'
import { Button } from '../../../design/button.tsx'
import { Notice } from '../../../design/notice.tsx'
import { useTranslation } from '../../../i18n/translation-context.tsx'

type Props = {
  /** Requests to a lawyer, or questions to a person. */
  kind: 'requests' | 'questions'
  outcome: 'stopped' | 'too_often' | undefined
}

/** One button that stops such mails. Opening the page stops nothing. */
export function StopView({ kind, outcome }: Props) {
  const { t } = useTranslation()
  const { pathname, search } = useLocation()
  const { state } = useNavigation()
  return (
    <div className="column flex flex-col gap-6 py-10">
      <h1>{t('contact.stop.title')}</h1>
      {outcome === 'stopped' ? (
        <Notice tone="sure" role="status" title={t('contact.stop.done')}>
          <p>{t(`contact.stop.doneText.${kind}`)}</p>
        </Notice>
      ) : (
        <Form
          method="post"
          action={`${pathname}${search}`}
          className="flex flex-col items-start gap-5"
        >
          <p className="measure text-lg">{t(`contact.stop.what.${kind}`)}</p>
          {outcome === 'too_often' ? (
            <Notice tone="amber" role="alert" title={t('contact.trouble.tooOften')} />
          ) : null}
          <Button type="submit" size="large" busy={state === 'submitting'}>
            {t('contact.stop.button')}
          </Button>
        </Form>
      )}
    </div>
  )
}
