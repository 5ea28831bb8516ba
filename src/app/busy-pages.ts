import { data, type ServerBuild } from 'react-router'
import { busyAnswer } from '../platform/http/busy-answer.server.ts'

type Asked = { request: Request }
type Handler = (args: Asked) => unknown
type Told = (error: unknown) => void

const HANDLERS = ['loader', 'action'] as const

/**
 * The pages' own calls, with every fault that passes by itself thrown as an answer of 503: the router gives it to the
 * page that says so, on the server and in the browser alike, while any other fault reaches the browser without a word.
 */
export function withBusyPages(build: ServerBuild, tell: Told): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => {
    if (!route) return [id, route] as const
    const calls = HANDLERS.flatMap((name) => {
      const call = route.module[name]
      return call ? [[name, passing(call as Handler, tell)] as const] : []
    })
    return [id, { ...route, module: { ...route.module, ...Object.fromEntries(calls) } }] as const
  })
  return { ...build, routes: Object.fromEntries(routes) }
}

function passing(call: Handler, tell: Told): Handler {
  return async (args) => {
    try {
      return await call(args)
    } catch (error) {
      if (!busyAnswer(error)) throw error
      tell(error)
      throw data(null, { status: 503, statusText: 'Service Unavailable' })
    }
  }
}
