export { hasLiveCode, sendSignInCode, sessionUser, signInWithCode } from './server/sign-in.ts'
export {
  findUser,
  findUserByEmail,
  lockUserByEmail,
  type User,
  writeDerivedPlan,
  writeSubscriptionState,
} from './server/users.repo.ts'
