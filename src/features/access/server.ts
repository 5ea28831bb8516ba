export { planOf } from './domain/derive-plan.ts'
export {
  accessEndedAt,
  activeGrantFor,
  bookAnalysis,
  grantOfIntent,
  grantsOfBrowser,
  purchasesOfBrowser,
} from './server/browser-access.ts'
export { followPlan, giveAccess, takeAccessBack } from './server/give-access.ts'
export {
  type BookedUse,
  forgetSubject,
  listUsesOfUser,
  moveFreeGrants,
} from './server/grant-uses.repo.ts'
export { type Grant, listGrantsOfUser } from './server/grants.repo.ts'
export { planOfUser } from './server/plan-of-user.ts'
