import type { RefObject } from 'react'
import { Link } from 'react-router'
import { useTranslation } from '../../../i18n/translation-context.tsx'
import { OwnContacts } from '../../referral/ui.ts'
import type { AccountHeader, OpenTab } from '../contract.ts'
import { accountTab } from '../domain/account-tab.ts'
import type { FormAnswer } from '../domain/form-answer.ts'
import { AccountTabs } from './account-tabs.tsx'
import { CaseDetailView } from './case-detail-view.tsx'
import { CaseList } from './case-list.tsx'
import { PaymentList } from './payment-list.tsx'
import { PlanCards } from './plan-cards.tsx'
import { ProfileTab } from './profile-tab.tsx'
import { SignOut } from './sign-out.tsx'
import { SubscriptionSection } from './subscription-section.tsx'
import { TabFailed } from './tab-failed.tsx'
import { UsageView } from './usage-view.tsx'

type Props = {
  header: AccountHeader
  open: OpenTab
  answer: FormAnswer | undefined
  heading: RefObject<HTMLHeadingElement | null>
  onSignedOut(): Promise<void>
}

export function AccountView(props: Props) {
  const { header, open, heading, onSignedOut } = props
  const { t } = useTranslation()
  return (
    <div className="wide-column flex flex-col gap-8 py-10">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div className="min-w-0">
          <h1 ref={heading} tabIndex={-1} className="outline-none">
            {t('account.title')}
          </h1>
          <p className="mt-2 text-ink-soft wrap-anywhere">
            {t('account.signedInAs')}{' '}
            <bdi className="inline-block max-w-full text-ink">{header.email}</bdi>
          </p>
        </div>
        <SignOut onSignedOut={onSignedOut} />
      </div>
      <PlanCards header={header} />
      <AccountTabs open={accountTab(open.tab)}>
        <OpenPanel {...props} />
      </AccountTabs>
      <Link to="/your-data" className="inline-flex min-h-11 items-center self-start">
        {t('privacy.toYourData')}
      </Link>
    </div>
  )
}

function OpenPanel({ header, open, answer, onSignedOut }: Props) {
  const { t } = useTranslation()
  if ('failed' in open) return <TabFailed tab={accountTab(open.tab)} />
  switch (open.tab) {
    case 'profile':
      return <ProfileTab {...open} email={header.email} answer={answer} onSignedOut={onSignedOut} />
    case 'billing':
      return <PaymentList payments={open.payments} />
    case 'usage':
      return <UsageView usage={open.usage} />
    case 'cases':
      return 'cases' in open ? (
        <CaseList cases={open.cases} wasDeleted={open.wasDeleted} />
      ) : (
        <CaseDetailView
          detail={open.detail}
          asksToDelete={open.asksToDelete}
          email={header.email}
          answer={answer}
        />
      )
    case 'subscription':
      return <SubscriptionSection email={header.email} />
    case 'contacts':
      return (
        <section aria-labelledby="contacts" className="flex flex-col gap-4">
          <h2 id="contacts">{t('contact.list.title')}</h2>
          <noscript>{t('account.needsScript')}</noscript>
          <OwnContacts />
        </section>
      )
  }
}
