import { createRoute, z } from '@hono/zod-openapi'
import { stream } from 'hono/streaming'
import { sessionUser } from '../features/account/server.ts'
import { type BriefParts, createBriefMaker } from '../features/analysis/server.ts'
import { chooseLanguage } from '../i18n/choose-language.ts'
import {
  type Api,
  type ApiContext,
  sendError,
  sendRateLimited,
} from '../platform/http/api.server.ts'
import { errorAnswers, jsonAnswer } from '../platform/http/openapi.server.ts'
import { readPlainCookie } from '../platform/http/plain-cookie.ts'
import { errorFields } from '../platform/log.server.ts'
import { countAction } from '../platform/rate-limit/count-action.server.ts'
import { countCall } from '../platform/rate-limit/rate-limit.server.ts'
import { EMAIL_LIMITS } from '../platform/rate-limit/rate-limits.ts'
import type { Runtime } from '../platform/runtime.server.ts'
import { exportPerson } from './export-person.ts'
import { archivePerson } from './export-person-archive.ts'
import { PERSONAL_TABLES, type Person, personOf } from './person-tables.repo.ts'

const rows = z.array(z.record(z.string(), z.unknown()))

const myDataSchema = z
  .object({
    exportedAt: z.iso.datetime(),
    address: z.string(),
    documents: z.string().meta({ description: 'Where the cases are as documents' }),
    ...Object.fromEntries(PERSONAL_TABLES.map(({ section }) => [section, rows])),
  })
  .meta({ id: 'MyData' })

const route = createRoute({
  method: 'get',
  path: '/api/my-data',
  responses: {
    200: jsonAnswer(myDataSchema, 'Everything that is kept about the signed-in person'),
    ...errorAnswers(401, 429),
  },
})

const archiveRoute = createRoute({
  method: 'get',
  path: '/api/my-data.zip',
  request: {
    query: z.object({
      lang: z.string().optional().meta({ description: 'Language of the documents, as for a page' }),
    }),
  },
  responses: {
    200: {
      description: 'The same file, and each case with a result as a PDF, in one zip',
      content: { 'application/zip': { schema: z.string().meta({ format: 'binary' }) } },
    },
    ...errorAnswers(401, 429),
  },
})

type Parts = BriefParts & { runtime: Runtime }

/** Only one's own: of somebody else there is no call. */
export function registerExportRoutes(api: Api, { runtime, ...knowledge }: Parts): void {
  const makeBrief = createBriefMaker(runtime, knowledge)
  const { catalogue } = knowledge
  api.openapi(route, async (c) => {
    const asked = await whoAsks(c, runtime)
    if ('refusal' in asked) return asked.refusal as never
    const texts = exportPerson(runtime, asked.person)
    return send(c, runtime, texts, { type: 'application/json; charset=utf-8', ending: 'json' })
  })
  api.openapi(archiveRoute, async (c) => {
    const asked = await whoAsks(c, runtime)
    if ('refusal' in asked) return asked.refusal as never
    const wishes = {
      inAddress: c.req.valid('query').lang ?? null,
      saved: readPlainCookie(c.req.header('cookie') ?? null, 'preferred-language'),
      acceptLanguage: c.req.header('accept-language') ?? null,
    }
    const language = chooseLanguage(wishes, catalogue.languages)
    const zip = archivePerson({ runtime, catalogue, makeBrief }, asked.person, language)
    return send(c, runtime, zip, { type: 'application/zip', ending: 'zip' })
  })
}

/** Both files count against the same limits. */
async function whoAsks(
  c: ApiContext,
  runtime: Runtime,
): Promise<{ person: Person } | { refusal: Response }> {
  const { db } = runtime
  const now = runtime.now()
  const byAddress = await countAction(db, 'my-data', c.var.clientAddress, now)
  if (!byAddress.allowed) return { refusal: sendRateLimited(c, byAddress.retryAfterSeconds) }
  const user = await sessionUser(runtime, c.req.header('cookie'))
  if (!user) return { refusal: sendError(c, 401, 'sign_in_required', 'Sign in first') }
  const byPerson = await countCall(db, EMAIL_LIMITS['my-data'], user.id, now)
  if (!byPerson.allowed) return { refusal: sendRateLimited(c, byPerson.retryAfterSeconds) }
  return { person: await personOf(db, user) }
}

/** Written as it is read; whoever breaks off ends the reading, too. */
function send(
  c: ApiContext,
  { now, log }: Pick<Runtime, 'now' | 'log'>,
  pieces: AsyncIterable<string | Uint8Array>,
  { type, ending }: { type: string; ending: string },
): never {
  const day = now().toISOString().slice(0, 10)
  c.header('Content-Type', type)
  c.header('Content-Disposition', `attachment; filename="my-data-${day}.${ending}"`)
  return stream(
    c,
    async (out) => {
      for await (const piece of pieces) {
        if (out.aborted) return
        await out.write(piece)
      }
    },
    async (error) => log.error(errorFields(error), 'an export broke off'),
  ) as never
}
