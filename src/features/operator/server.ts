export { givenReason } from './domain/given-reason.ts'
export { maskAddress } from './domain/mask-address.ts'
export { recordOperatorAction } from './server/record-action.ts'
