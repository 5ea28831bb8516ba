export {
  activeGrantFor,
  bookAnalysis,
  grantOfIntent,
  grantsOfBrowser,
  purchasesOfBrowser,
} from './server/browser-access.ts'
export { giveAccess, planOf, takeAccessBack } from './server/give-access.ts'
export { type Grant, listGrantsOfUser } from './server/grants.repo.ts'
