import { type ApiContext, sendError } from '../../../platform/http/api.server.ts'

export const sendSignInRequired = (c: ApiContext) =>
  sendError(c, 401, 'sign_in_required', 'Sign in first')

/** Also for a user that is somebody else. */
export const sendNoSuchUser = (c: ApiContext) =>
  sendError(c, 404, 'not_found', 'There is no such user')

/** Also for a case that is somebody else's. */
export const sendNoSuchCase = (c: ApiContext) =>
  sendError(c, 404, 'case_not_found', 'There is no such case here')
