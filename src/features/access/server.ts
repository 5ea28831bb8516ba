export { activeGrantFor, bookAnalysis, grantsOfBrowser } from './server/browser-access.ts'
export { giveAccess, planOf, takeAccessBack } from './server/give-access.ts'
export { findGrantOfPayment, type Grant, listGrantsOfUser } from './server/grants.repo.ts'
