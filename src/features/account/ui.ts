export { SignIn } from './ui/sign-in.tsx'
