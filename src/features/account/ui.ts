export { SignIn, SignInSteps } from './ui/sign-in.tsx'
