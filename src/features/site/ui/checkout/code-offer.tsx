import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Button, ButtonLink } from '../../../../design/button.tsx'
import { Notice } from '../../../../design/notice.tsx'
import { useTranslation } from '../../../../i18n/translation-context.tsx'
import { apiCall } from '../../../../platform/browser/api-call.ts'
import type { AccessCheck } from '../../../access/contract.ts'
import { SignInSteps } from '../../../account/ui.ts'
import { saveEmail } from '../../../intake/ui.ts'

type Props = {
  email: string
  demoMailbox: boolean
  /** With the address that was proved. */
  onSignedIn(email: string): void
}

type Found = { email: string; hasAccess: boolean }

/** The way in for who has paid on another device: the sign-in, here, and then what it opened. */
export function CodeOffer({ email, demoMailbox, onSignedIn }: Props) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const [open, setOpen] = useState(false)
  const [found, setFound] = useState<Found>()
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = found ? 'found' : open ? 'steps' : 'offer'
  useEffect(() => {
    if (shown !== 'offer') heading.current?.focus()
  }, [shown])

  async function signedIn(proved: string) {
    saveEmail(proved)
    const access = await apiCall<AccessCheck>('POST', '/api/check-access', { email: proved })
    setFound({ email: proved, hasAccess: access.hasActivePremium })
    onSignedIn(proved)
    // What was read before was read as somebody else.
    await queries.resetQueries()
  }

  return (
    <section aria-labelledby="code-offer" className="flex flex-col gap-4">
      <h2 id="code-offer" ref={heading} tabIndex={-1} className="text-xl outline-none">
        {t('pricing.already')}
      </h2>
      {shown === 'offer' ? (
        <>
          <p className="text-ink-soft">{t('pricing.code.lead')}</p>
          <Button look="secondary" className="self-start" onClick={() => setOpen(true)}>
            {t('pricing.enterCode')}
          </Button>
        </>
      ) : null}
      {shown === 'steps' ? (
        <SignInSteps knownEmail={email} demoMailbox={demoMailbox} onSignedIn={signedIn} />
      ) : null}
      {found ? <WhatItOpened {...found} /> : null}
    </section>
  )
}

function WhatItOpened({ email, hasAccess }: Found) {
  const { t } = useTranslation()
  return hasAccess ? (
    <Notice tone="sure" role="status" title={t('pricing.code.open')}>
      <p className="wrap-anywhere">
        {t('pricing.code.openText')} <bdi>{email}</bdi>
      </p>
      <ButtonLink to={`/?${new URLSearchParams({ email })}`} className="mt-3">
        {t('pricing.accessYours')}
      </ButtonLink>
    </Notice>
  ) : (
    <Notice tone="amber" role="status" title={t('pricing.code.none')}>
      <p>{t('pricing.code.noneText')}</p>
      <ButtonLink to="/account" look="secondary" className="mt-3">
        {t('pricing.code.account')}
      </ButtonLink>
    </Notice>
  )
}
