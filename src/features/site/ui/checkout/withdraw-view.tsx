import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { Link, useNavigate, useRevalidator } from 'react-router'
import { Notice } from '../../../../design/notice.tsx'
import { useTranslation } from '../../../../i18n/translation-context.tsx'
import { SignIn } from '../../../account/ui.ts'
import { useGivenEmail } from '../../../intake/ui.ts'
import type { Purchase, Seller } from '../../../payments/contract.ts'
import { WithdrawalList, WithdrawalStep } from '../../../payments/ui.ts'

type Props = {
  purchases: Purchase[]
  signedIn: boolean
  /** The purchase of the address; `missing` where it is nobody's or somebody else's. */
  chosen: Purchase | 'missing' | null
  wantsSignIn: boolean
  seller: Seller
  demoMailbox: boolean
  tooOften: boolean
}

/** Two steps: which purchase, then the button that withdraws. Nobody is turned away for want of a session. */
export function WithdrawView(page: Props) {
  const { t } = useTranslation()
  const { purchases, signedIn, chosen, seller } = page
  const canSignIn =
    !signedIn && (page.wantsSignIn || purchases.length === 0 || chosen === 'missing')
  return (
    <>
      <div className="column flex flex-col gap-6 pt-10 pb-4">
        <h1>{t('withdraw.title')}</h1>
        <p className="measure text-lg">{t('withdraw.lead')}</p>
        {page.tooOften ? (
          <Notice tone="danger" role="alert">
            {t('withdraw.tooOften')}
          </Notice>
        ) : null}
        {chosen === 'missing' ? (
          <Notice tone="amber" role="status" title={t('withdraw.missing.title')}>
            <p>{t('withdraw.missing.text')}</p>
          </Notice>
        ) : null}
        {chosen !== null && chosen !== 'missing' ? (
          <>
            <WithdrawalStep purchase={chosen} seller={seller} />
            <Link to="/withdraw" className="inline-flex min-h-11 items-center self-start">
              {t('withdraw.all')}
            </Link>
          </>
        ) : null}
        {chosen === null || chosen === 'missing' ? <Purchases {...page} /> : null}
      </div>
      {canSignIn ? <SignInHere demoMailbox={page.demoMailbox} /> : null}
    </>
  )
}

function Purchases({ purchases, signedIn, chosen, wantsSignIn }: Props) {
  const { t } = useTranslation()
  if (purchases.length === 0) {
    if (chosen === 'missing' && !signedIn) return null
    return (
      <Notice title={t('withdraw.none')}>
        <p>{t(signedIn ? 'withdraw.signedInNone' : 'withdraw.noneText')}</p>
      </Notice>
    )
  }
  return (
    <>
      <WithdrawalList purchases={purchases} />
      {signedIn || wantsSignIn ? null : (
        <Link to="/withdraw?sign-in" className="inline-flex min-h-11 items-center self-start">
          {t('withdraw.other')}
        </Link>
      )}
    </>
  )
}

function SignInHere({ demoMailbox }: { demoMailbox: boolean }) {
  const [knownEmail] = useGivenEmail()
  const heading = useRef<HTMLHeadingElement>(null)
  const queries = useQueryClient()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  return (
    <SignIn
      knownEmail={knownEmail}
      demoMailbox={demoMailbox}
      heading={heading}
      onSignedIn={async () => {
        // What was read before was read as somebody else.
        queries.clear()
        await navigate(
          window.location.search.includes('payment=') ? window.location.search : '/withdraw',
        )
        await revalidate()
      }}
    />
  )
}
