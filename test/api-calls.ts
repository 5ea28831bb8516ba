import { caseForm } from './purchase-steps.ts'

/** Every call with a body, and one that is accepted or refused for a reason of its own. */
export const WRITES: { path: string; body: Record<string, unknown>; status: number }[] = [
  {
    path: '/api/check-access',
    body: { email: 'a@example.org', planType: 'unlimited' },
    status: 200,
  },
  {
    path: '/api/create-payment-intent',
    body: { planType: 'unlimited', amount: 999, email: 'a@example.org', form: caseForm() },
    status: 200,
  },
  { path: '/api/payment-success', body: { paymentIntentId: 'pi_unknown123' }, status: 404 },
  {
    path: '/api/legal-cases',
    body: { ...caseForm(), paymentIntentId: 'pi_unknown123' },
    status: 402,
  },
  { path: '/api/analyze-case', body: { ...caseForm(), documents: [] }, status: 402 },
  {
    path: '/api/withdrawals',
    body: { paymentId: '0d0b6c8e-0000-4000-8000-000000000000' },
    status: 404,
  },
  { path: '/api/preview', body: caseForm(), status: 200 },
  {
    path: '/api/contact-requests',
    body: {
      caseId: '0d0b6c8e-0000-4000-8000-000000000000',
      lawyers: ['nobody-here'],
      name: 'Eve',
      summary: 'Please help.',
      channel: 'email',
      consent: true,
    },
    status: 404,
  },
  {
    path: '/api/help-answers',
    body: {
      caseId: '0d0b6c8e-0000-4000-8000-000000000000',
      question: 'result',
      answer: 'yes',
    },
    status: 404,
  },
  { path: '/api/my-data/erasure/confirm', body: { code: '123456' }, status: 401 },
  { path: '/api/sign-in/code', body: { email: 'a@example.org', language: 'en' }, status: 200 },
  { path: '/api/sign-in', body: { email: 'a@example.org', code: '000000' }, status: 400 },
]

/** Every call that reads, with all its query fields. */
export const READS: { path: string; fields: string[]; status: number }[] = [
  { path: '/api/subscription-plans', fields: [], status: 200 },
  { path: '/api/users?email=a%40example.org', fields: ['email'], status: 401 },
  { path: '/api/users/0d0b6c8e-0000-4000-8000-000000000000/payments', fields: [], status: 401 },
  {
    path: '/api/lawyers',
    fields: [
      'country',
      'jurisdiction',
      'specialization',
      'location',
      'experience',
      'freeConsultation',
      'contingencyFee',
      'verified',
      'languages',
      'nameSearch',
      'sort',
      'limit',
      'cursor',
    ],
    status: 200,
  },
  {
    path: '/api/lawyers/search?query=smith',
    fields: ['query', 'country', 'specialty', 'limit', 'cursor'],
    status: 200,
  },
  {
    path: '/api/search?q=tax',
    fields: [
      'q',
      'country',
      'region',
      'specialty',
      'language',
      'free',
      'contingency',
      'verified',
      'cursor',
      'lang',
    ],
    status: 200,
  },
  { path: '/api/regions?country=US', fields: ['country', 'lang'], status: 200 },
  { path: '/api/cases/0d0b6c8e-0000-4000-8000-000000000000', fields: [], status: 404 },
  {
    path: '/api/cases/0d0b6c8e-0000-4000-8000-000000000000/brief.pdf',
    fields: ['lang'],
    status: 404,
  },
  {
    path: '/api/contact-requests?caseId=0d0b6c8e-0000-4000-8000-000000000000',
    fields: ['caseId'],
    status: 404,
  },
  { path: '/api/my-data', fields: [], status: 401 },
  { path: '/api/my-data.zip', fields: ['lang'], status: 401 },
  { path: '/api/session', fields: [], status: 200 },
  { path: '/api/openapi.json', fields: [], status: 200 },
  { path: '/translations/en.json', fields: [], status: 200 },
  { path: '/healthz', fields: [], status: 200 },
  { path: '/readyz', fields: [], status: 200 },
]
