import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

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
    route('legal-terms', 'features/site/pages/legal-terms.tsx'),
    route('account', 'features/dashboard/pages/account.tsx'),
    route('search', 'features/site/pages/search.tsx'),
    route('how-results-are-ordered', 'features/site/pages/how-results-are-ordered.tsx'),
    route('law/:provisionId', 'features/site/pages/law.tsx'),
    route('lawyer/:slug', 'features/site/pages/lawyer.tsx'),
    route('coverage', 'features/site/pages/coverage.tsx'),
    route('test-notifications', 'features/site/pages/test-notifications.tsx'),
    route('dev/mailbox', 'features/site/pages/mailbox.tsx'),
    route('*', 'features/site/pages/not-found.tsx'),
  ]),
] satisfies RouteConfig
