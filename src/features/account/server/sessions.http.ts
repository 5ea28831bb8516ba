import { createRoute } from '@hono/zod-openapi'
import { type Api, type ApiContext, sendError } from '../../../platform/http/api.server.ts'
import { errorAnswers, jsonAnswer } from '../../../platform/http/openapi.server.ts'
import type { Runtime } from '../../../platform/runtime.server.ts'
import { devicePathSchema, devicesResponseSchema, signOutResponseSchema } from '../contract.ts'
import { currentSession } from './current-session.ts'
import { listDevices, signOutDevice, signOutEverywhere } from './devices.ts'
import { passOnCookies } from './pass-on-cookies.ts'

const listRoute = createRoute({
  method: 'get',
  path: '/api/sessions',
  responses: {
    200: jsonAnswer(devicesResponseSchema, 'Where the person is signed in, last used first'),
    ...errorAnswers(401),
  },
})

const endRoute = createRoute({
  method: 'delete',
  path: '/api/sessions/{id}',
  request: { params: devicePathSchema },
  responses: {
    200: jsonAnswer(signOutResponseSchema, 'That session has ended'),
    ...errorAnswers(401, 404, 415),
  },
})

const everywhereRoute = createRoute({
  method: 'post',
  path: '/api/sign-out-everywhere',
  responses: {
    200: jsonAnswer(signOutResponseSchema, 'Every session of the person has ended'),
    ...errorAnswers(401, 415),
  },
})

/** Only one's own: somebody else's session answers as one that does not exist. */
export function registerSessionRoutes(api: Api, runtime: Runtime): void {
  api.openapi(listRoute, async (c) => {
    const found = await currentSession(runtime, c.req.header('cookie'), { refresh: true })
    if (!found) return signInRequired(c) as never
    passOnCookies(c, found.cookies)
    return c.json({ sessions: await listDevices(runtime, found) }, 200)
  })

  api.openapi(endRoute, async (c) => {
    const cookieHeader = c.req.header('cookie')
    const found = await currentSession(runtime, cookieHeader)
    if (!found) return signInRequired(c) as never
    const ended = await signOutDevice(runtime, found, cookieHeader, c.req.valid('param').id)
    if (!ended) return sendError(c, 404, 'not_found', 'There is no such session') as never
    passOnCookies(c, ended.cookies)
    return c.json({ success: true as const }, 200)
  })

  api.openapi(everywhereRoute, async (c) => {
    const cookieHeader = c.req.header('cookie')
    const found = await currentSession(runtime, cookieHeader)
    if (!found) return signInRequired(c) as never
    passOnCookies(c, await signOutEverywhere(runtime, found, cookieHeader))
    return c.json({ success: true as const }, 200)
  })
}

const signInRequired = (c: ApiContext) => sendError(c, 401, 'sign_in_required', 'Sign in first')
