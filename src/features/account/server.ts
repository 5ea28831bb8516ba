export { sendSignInCode, sessionUser, signInWithCode } from './server/sign-in.ts'
export {
  type DerivedPlan,
  lockUserByEmail,
  type User,
  writeDerivedPlan,
} from './server/users.repo.ts'
