import { createHmac, randomInt, randomUUID } from 'node:crypto'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { isAPIError } from 'better-auth/api'
import { betterAuth } from 'better-auth/minimal'
import { emailOTP } from 'better-auth/plugins/email-otp'
import { and, eq, gt } from 'drizzle-orm'
import type { Database } from '../../../platform/database/database.server.ts'
import type { Log } from '../../../platform/log.server.ts'
import type { Runtime } from '../../../platform/runtime.server.ts'
import { authAccounts, sessions, users, verifications } from '../tables.ts'
import { identityLogger } from './identity-log.ts'

export const CODE_MINUTES = 10
const CODE_DIGITS = 6
const CODE_TRIES = 5
const SESSION_DAYS = 30
const DAY_SECONDS = 86_400

/** `cookies` are Set-Cookie values to pass on to the browser. `usedAt` is exact to a day. */
export type SessionAnswer = {
  holder: { userId: string; sessionId: string; usedAt: Date } | undefined
  cookies: string[]
}

export type Identity = {
  /** A new code for an address; the one before it is dead. The work is the same for every address. */
  createCode(email: string): Promise<string>
  /** Whether a code that was sent to an address could still be used. */
  hasLiveCode(email: string): Promise<boolean>
  /** Uses the code up. Undefined when it is wrong, expired, used or tried too often. `device` is kept as given. */
  signIn(
    email: string,
    code: string,
    device: string,
  ): Promise<{ userId: string; cookies: string[] } | undefined>
  signOut(cookieHeader: string | null | undefined): Promise<string[]>
  /** Whose session the cookies hold. Only with `refresh` is a session in use prolonged. */
  session(
    cookieHeader: string | null | undefined,
    options?: { refresh: boolean },
  ): Promise<SessionAnswer>
}

type IdentityParts = { db: Database; log: Log; secret: string; baseUrl: string; secure: boolean }

export function createIdentity(parts: IdentityParts): Identity {
  const auth = createAuth(parts)
  return {
    createCode: async (email) =>
      codeIn(await auth.api.createVerificationOTP({ body: { email, type: 'sign-in' } })),

    hasLiveCode: (email) => hasLiveCode(parts, email),

    async signIn(email, code, device) {
      try {
        const { headers, response } = await auth.api.signInEmailOTP({
          body: { email, otp: bound(code, email) },
          // No cookie of the browser is passed on: a session planted in it cannot become the signed-in one.
          headers: new Headers({ 'user-agent': device }),
          returnHeaders: true,
        })
        return { userId: response.user.id, cookies: headers.getSetCookie() }
      } catch (error) {
        if (isAPIError(error) && (error.statusCode === 400 || error.statusCode === 403)) {
          return undefined
        }
        throw error
      }
    },

    async signOut(cookieHeader) {
      const { headers } = await auth.api.signOut({
        headers: cookiesOnly(cookieHeader),
        returnHeaders: true,
      })
      return headers.getSetCookie()
    },

    async session(cookieHeader, options) {
      const { headers, response } = await auth.api.getSession({
        headers: cookiesOnly(cookieHeader),
        query: { disableRefresh: options?.refresh !== true },
        returnHeaders: true,
      })
      const holder = response && {
        userId: response.user.id,
        sessionId: response.session.id,
        usedAt: response.session.updatedAt,
      }
      return { holder: holder ?? undefined, cookies: headers.getSetCookie() }
    },
  }
}

function keyedBy(secret: string): (text: string) => string {
  return (text) => createHmac('sha256', secret).update(text).digest('base64url')
}

async function hasLiveCode({ db, secret }: IdentityParts, email: string): Promise<boolean> {
  const identifier = keyedBy(secret)(`sign-in-otp-${email}`)
  const [live] = await db
    .select({ expiresAt: verifications.expiresAt })
    .from(verifications)
    .where(and(eq(verifications.identifier, identifier), gt(verifications.expiresAt, new Date())))
  return live !== undefined
}

function createAuth({ db, log, secret, baseUrl, secure }: IdentityParts) {
  const keyed = async (text: string) => keyedBy(secret)(text)
  return betterAuth({
    appName: 'Legal AI Assistant',
    baseURL: baseUrl,
    // Given as `secrets`, it cannot be overruled by a variable of the environment.
    secrets: [{ version: 1, value: secret }],
    database: drizzleAdapter(db, {
      provider: 'pg',
      schema: {
        user: users,
        session: sessions,
        account: authAccounts,
        verification: verifications,
      },
      transaction: true,
    }),
    session: { expiresIn: SESSION_DAYS * DAY_SECONDS, updateAge: DAY_SECONDS },
    verification: { storeIdentifier: { hash: keyed } },
    databaseHooks: {
      verification: {
        create: {
          before: async ({ identifier }) => {
            await db.delete(verifications).where(eq(verifications.identifier, identifier))
          },
        },
      },
    },
    plugins: [
      emailOTP({
        otpLength: CODE_DIGITS,
        expiresIn: CODE_MINUTES * 60,
        allowedAttempts: CODE_TRIES,
        storeOTP: { hash: keyed },
        generateOTP: ({ email }) => bound(newCode(), email),
        // Codes are made by createCode, whose caller sends them.
        sendVerificationOTP: () => Promise.reject(new Error('Better Auth sends no mail here')),
      }),
    ],
    logger: { level: 'warn', log: identityLogger(log) },
    // Ours hold over all processes; see identity.http.ts.
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    advanced: {
      cookiePrefix: 'legal',
      useSecureCookies: secure,
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax', path: '/' },
      ipAddress: { disableIpTracking: true },
      database: { generateId: () => randomUUID() },
    },
  })
}

const newCode = () => String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0')

/** What is hashed is the code with its address, so that equal codes of two people do not look equal. */
const bound = (code: string, email: string) => `${code} ${email}`
const codeIn = (boundCode: string) => boundCode.slice(0, CODE_DIGITS)

const cookiesOnly = (cookieHeader: string | null | undefined) =>
  new Headers(cookieHeader ? { cookie: cookieHeader } : {})

const identities = new WeakMap<Runtime, Identity>()

/** The identity of a running product, made on first use. */
export function identityOf(runtime: Runtime): Identity {
  const known = identities.get(runtime)
  if (known) return known
  const { config, db, keyring, log } = runtime
  const made = createIdentity({
    db,
    log,
    secret: keyring.sign('better-auth', 'secret'),
    baseUrl: config.publicUrl ?? `http://localhost:${config.port}`,
    secure: config.production,
  })
  identities.set(runtime, made)
  return made
}
