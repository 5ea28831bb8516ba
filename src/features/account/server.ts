export { sendSignInCode, sessionUser, signInWithCode } from './server/sign-in.ts'
export {
  type DerivedPlan,
  findUser,
  findUserByEmail,
  lockUserByEmail,
  type User,
  writeDerivedPlan,
} from './server/users.repo.ts'
