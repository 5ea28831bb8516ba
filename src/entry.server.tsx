import { PassThrough } from 'node:stream'
import { createReadableStreamFromReadable } from '@react-router/node'
import { isbot } from 'isbot'
import { renderToPipeableStream } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { catalogueContext } from './i18n/catalogue.server.ts'
import { MESSAGES_LATER, PageMessagesContext } from './i18n/page-messages.tsx'
import { NonceContext } from './platform/browser/nonce-context.ts'
import { errorFields } from './platform/log.server.ts'
import { pageContext } from './platform/runtime.server.ts'
import { isLanguageCode } from './shared/languages.ts'

export const streamTimeout = 8_000

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> | Response {
  headers.set('Content-Type', 'text/html; charset=utf-8')
  if (request.method === 'HEAD') return new Response(null, { status, headers })
  const { nonce, runtime } = loadContext.get(pageContext)
  const whole = isbot(request.headers.get('user-agent'))
  const messages = messagesFor(routerContext, loadContext)
  const written = messages && { messages, later: request.headers.has(MESSAGES_LATER) }

  return new Promise((resolve, reject) => {
    let shellSent = false
    const send = () => {
      shellSent = true
      const body = new PassThrough()
      resolve(new Response(createReadableStreamFromReadable(body), { status, headers }))
      pipe(body)
    }
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext value={nonce}>
        <PageMessagesContext value={written}>
          <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
        </PageMessagesContext>
      </NonceContext>,
      {
        nonce,
        // Parts that are ready stand where they belong; React would move long ones behind the page and back by script.
        progressiveChunkSize: Number.MAX_SAFE_INTEGER,
        ...(whole ? { onAllReady: send } : { onShellReady: send }),
        onShellError: reject,
        onError(error) {
          if (shellSent) runtime.log.error(errorFields(error), 'page rendering failed')
        },
      },
    )
    setTimeout(abort, streamTimeout + 1_000).unref()
  })
}

/** The texts in the language that the root's loader chose. */
function messagesFor({ staticHandlerContext }: EntryContext, loadContext: RouterContextProvider) {
  const root: unknown = staticHandlerContext.loaderData['root']
  const language =
    typeof root === 'object' && root && 'language' in root ? root.language : undefined
  return isLanguageCode(language) ? loadContext.get(catalogueContext).messages(language) : undefined
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted) return
  // What was refused on purpose, such as an unknown page, is no fault.
  if (isRouteErrorResponse(error) && error.status < 500) return
  context.get(pageContext).runtime.log.error(errorFields(error), 'page failed')
}
