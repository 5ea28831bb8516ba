import { Writable } from 'node:stream'
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
import { KeptMarkupContext, keptMarkupOf } from './design/kept-markup.tsx'
import { catalogueContext, messagesAddress } from './i18n/catalogue.server.ts'
import { PageMessagesContext } from './i18n/page-messages.tsx'
import { WrittenFormatsContext } from './i18n/written-formats.tsx'
import { NonceContext } from './platform/browser/nonce-context.ts'
import { arrangeHead } from './platform/http/first-paint-first.ts'
import { errorFields } from './platform/log.server.ts'
import { keptPageContext, pageContext } from './platform/runtime.server.ts'
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
  const written = messagesFor(routerContext, loadContext)
  const look = loadContext.get(keptPageContext) ? lookOf(request, routerContext) : undefined
  const known = look === undefined ? undefined : keptMarkup.get(look)

  return new Promise((resolve, reject) => {
    let shellSent = false
    const sendWhole = () => {
      const page = arrangeHead()
      page.pipe(
        collect((whole) => {
          if (look !== undefined && !known) keepMarkup(look, whole)
          resolve(new Response(whole, { status, headers }))
        }),
      )
      pipe(page)
    }
    const send = () => {
      shellSent = true
      const body = arrangeHead()
      resolve(new Response(createReadableStreamFromReadable(body), { status, headers }))
      pipe(body)
    }
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext value={nonce}>
        <PageMessagesContext value={written}>
          <WrittenFormatsContext value={new Map()}>
            <KeptMarkupContext value={known}>
              <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
            </KeptMarkupContext>
          </WrittenFormatsContext>
        </PageMessagesContext>
      </NonceContext>,
      {
        nonce,
        // Parts that are ready stand where they belong; React would move long ones behind the page and back by script.
        progressiveChunkSize: Number.MAX_SAFE_INTEGER,
        ...(whole ? { onAllReady: sendWhole } : { onShellReady: send }),
        onShellError: reject,
        onError(error) {
          if (shellSent) runtime.log.error(errorFields(error), 'page rendering failed')
        },
      },
    )
    setTimeout(abort, streamTimeout + 1_000).unref()
  })
}

/** Parts of pages that are kept anyway, by language and look. */
const keptMarkup = new Map<string, ReadonlyMap<string, string>>()
/** Of some hundred looks people use a few. */
const MOST_LOOKS = 64

function keepMarkup(look: string, page: Buffer): void {
  if (keptMarkup.size >= MOST_LOOKS) keptMarkup.clear()
  keptMarkup.set(look, keptMarkupOf(page.toString()))
}

/** All that the kept parts depend on; undefined where an address says more than its language. */
function lookOf(request: Request, { staticHandlerContext }: EntryContext): string | undefined {
  const { search } = new URL(request.url)
  if (search !== '' && !/^\?lang=[a-z]{2}$/.test(search)) return undefined
  const root: unknown = staticHandlerContext.loaderData['root']
  if (typeof root !== 'object' || !root || !('language' in root && 'settings' in root))
    return undefined
  return JSON.stringify([search, root.language, root.settings])
}

/** A page that is ready needs no stream: hundreds of small pieces, each handed on by itself, cost more than the page. */
function collect(done: (page: Buffer<ArrayBuffer>) => void): Writable {
  const pieces: Buffer[] = []
  return new Writable({
    write(piece: Buffer, _encoding, next) {
      pieces.push(piece)
      next()
    },
    final(next) {
      done(Buffer.concat(pieces))
      next()
    },
  })
}

/** The texts in the language that the root's loader chose. */
function messagesFor({ staticHandlerContext }: EntryContext, loadContext: RouterContextProvider) {
  const root: unknown = staticHandlerContext.loaderData['root']
  const language =
    typeof root === 'object' && root && 'language' in root ? root.language : undefined
  if (!isLanguageCode(language)) return undefined
  const catalogue = loadContext.get(catalogueContext)
  return { messages: catalogue.messages(language), address: messagesAddress(catalogue, language) }
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted) return
  // What was refused on purpose, such as an unknown page, is no fault.
  if (isRouteErrorResponse(error) && error.status < 500) return
  context.get(pageContext).runtime.log.error(errorFields(error), 'page failed')
}
