import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

const PLACE = ':country/:jurisdiction?/:specialization?/:city?'

/** Every address of the site and the page that answers it. */
export default [
  layout('features/site/pages/frame.tsx', [
    index('features/site/pages/home.tsx'),
    route('pricing', 'features/site/pages/pricing.tsx'),
    route('subscribe/:planType', 'features/site/pages/subscribe.tsx'),
    route('free-analysis', 'features/site/pages/free-analysis.tsx'),
    route('payment-success', 'features/site/pages/payment-success.tsx'),
    route('receipt/:id', 'features/site/pages/receipt.tsx'),
    route('withdraw', 'features/site/pages/withdraw.tsx'),
    route('seller', 'features/site/pages/seller.tsx'),
    route('how-it-works', 'features/site/pages/how-it-works.tsx'),
    route('faq', 'features/site/pages/faq.tsx'),
    route('accessibility', 'features/site/pages/accessibility.tsx'),
    route('legal-terms', 'features/site/pages/legal-terms.tsx'),
    route('privacy', 'features/site/pages/privacy.tsx'),
    route('your-data', 'features/site/pages/your-data.tsx'),
    route('account', 'features/dashboard/pages/account.tsx'),
    route('search', 'features/site/pages/search.tsx'),
    route('how-results-are-ordered', 'features/site/pages/how-results-are-ordered.tsx'),
    route('law/:provisionId', 'features/site/pages/law.tsx'),
    route('legal-glossary', 'features/site/pages/legal-glossary.tsx'),
    route('legal-glossary/:term', 'features/site/pages/legal-glossary-term.tsx'),
    route('lawyers', 'features/site/pages/landing-index.tsx'),
    route(`lawyers/${PLACE}`, 'features/site/pages/landing.tsx'),
    route('attorneys', 'features/site/pages/landing-index.tsx', { id: 'attorneys-index' }),
    route(`attorneys/${PLACE}`, 'features/site/pages/landing.tsx', { id: 'attorneys' }),
    route('lawyer/:slug', 'features/site/pages/lawyer.tsx'),
    route('coverage', 'features/site/pages/coverage.tsx'),
    route('test-notifications', 'features/site/pages/test-notifications.tsx'),
    route('dev/mailbox', 'features/site/pages/mailbox.tsx'),
    route('ask-lawyers', 'features/site/pages/ask-lawyers.tsx'),
    route('answer/:token', 'features/site/pages/contact-answer.tsx'),
    route('did-this-help/:token', 'features/site/pages/did-this-help.tsx'),
    route('mail-stop/:token', 'features/site/pages/mail-stop.tsx'),
    route('*', 'features/site/pages/not-found.tsx'),
  ]),
  route('dev/mailbox/:id', 'features/site/pages/mailbox-mail.tsx'),
] satisfies RouteConfig
