export { codeFrom } from './domain/typed-code.ts'
export {
  type ChangedAddress,
  confirmEmailChange,
  type EmailChangeOutcome,
} from './server/confirm-email-change.ts'
export {
  findEmailChange,
  forgetEmailChange as giveUpEmailChange,
} from './server/email-changes.repo.ts'
export { noteErasure, wasErasedSince } from './server/erasures.repo.ts'
export { mailLanguage } from './server/mail-language.ts'
export { requestEmailChange } from './server/request-email-change.ts'
export { profileOf, saveProfile } from './server/save-profile.ts'
export {
  endSession,
  hasLiveCode,
  sendSignInCode,
  sessionUser,
  signInWithCode,
} from './server/sign-in.ts'
export {
  findUser,
  findUserByEmail,
  lockUser,
  lockUserByEmail,
  type User,
  writeDerivedPlan,
  writeSubscriptionState,
} from './server/users.repo.ts'
