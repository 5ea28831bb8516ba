import type { Catalogue } from '../../../i18n/catalogue.server.ts'
import { countAction } from '../../../platform/rate-limit/count-action.server.ts'
import type { Runtime } from '../../../platform/runtime.server.ts'
import { isLanguageCode, type LanguageCode } from '../../../shared/languages.ts'
import { giveUpEmailChange, saveProfile, type User } from '../../account/server.ts'
import type { Adviser } from '../../analysis/server.ts'
import { tabAddress } from '../domain/account-tab.ts'
import { type FormAnswer, INTENTS, type Intent } from '../domain/form-answer.ts'
import { deleteOwnCase, renameOwnCase } from './change-own-case.ts'
import { askForEmailChange, changeOwnEmail } from './change-own-email.ts'
import { runCaseAgain } from './run-case-again.ts'

/** What a page needs to answer a form with. */
export type FormParts = {
  runtime: Runtime
  catalogue: Pick<Catalogue, 'languages' | 'translate'>
  adviser: Adviser
  user: User
  cookies: string | null
  language: LanguageCode
  clientAddress: string
}

/** Where to go on, or what to say on the page; a saved language is handed on to the browser. */
export type FormOutcome = FormAnswer | { goTo: string }

type Handler = (parts: FormParts, form: FormData) => Promise<FormOutcome>

/** Does what a form of the account asks for, the same with and without script. */
export async function answerForm(parts: FormParts, form: FormData): Promise<FormOutcome> {
  const intent = INTENTS.find((known) => known === form.get('intent'))
  if (!intent) return problem('profile', 'unknown')
  const { runtime, clientAddress } = parts
  const action = intent === 'run-again' ? 'analyze-case' : 'account-change'
  const verdict = await countAction(runtime.db, action, clientAddress, runtime.now())
  if (!verdict.allowed) return wait(intent, verdict.retryAfterSeconds)
  return HANDLERS[intent](parts, form)
}

const HANDLERS: Record<Intent, Handler> = {
  async profile({ runtime, catalogue, user }, form) {
    const language = textOf(form, 'language')
    const outcome = await saveProfile(runtime, catalogue, user, {
      name: textOf(form, 'name'),
      ...(isLanguageCode(language) ? { preferredLanguage: language } : {}),
    })
    return outcome.kind === 'saved' ? done('profile', 'saved') : problem('profile', outcome.kind)
  },

  async 'email-change'(parts, form) {
    const outcome = await askForEmailChange(parts, parts, textOf(form, 'email'))
    if (outcome.kind === 'too_often') return wait('email-change', outcome.retryAfterSeconds)
    return outcome.kind === 'sent'
      ? done('email-change', 'sent')
      : problem('email-change', outcome.kind)
  },

  async 'email-codes'(parts, form) {
    const codes = { oldCode: textOf(form, 'oldCode'), newCode: textOf(form, 'newCode') }
    const outcome = await changeOwnEmail(parts, parts, codes)
    if (outcome.kind === 'too_often') return wait('email-codes', outcome.retryAfterSeconds)
    return outcome.kind === 'changed'
      ? done('email-codes', 'changed')
      : problem('email-codes', outcome.kind)
  },

  async 'email-cancel'({ runtime, user }) {
    await giveUpEmailChange(runtime.db, user.id)
    return done('email-cancel', 'given_up')
  },

  async rename({ runtime, user }, form) {
    const outcome = await renameOwnCase(runtime, user, textOf(form, 'case'), textOf(form, 'title'))
    return outcome.kind === 'renamed' ? done('rename', 'renamed') : problem('rename', outcome.kind)
  },

  async delete({ runtime, user }, form) {
    const isGone = await deleteOwnCase(runtime, user, textOf(form, 'case'))
    return isGone
      ? { goTo: tabAddress('cases', { deleted: 'yes' }) }
      : problem('delete', 'not_found')
  },

  async 'run-again'({ runtime, adviser, ...asked }, form) {
    const outcome = await runCaseAgain(runtime, adviser, {
      ...asked,
      caseId: textOf(form, 'case'),
    })
    return outcome.kind === 'analysed'
      ? { goTo: `/?case=${outcome.caseId}` }
      : problem('run-again', outcome.kind)
  },
}

const done = (intent: Intent, code: string): FormAnswer => ({ intent, ok: true, code })
const problem = (intent: Intent, code: string): FormAnswer => ({ intent, ok: false, code })
const wait = (intent: Intent, waitSeconds: number): FormAnswer => ({
  ...problem(intent, 'too_often'),
  waitSeconds,
})

function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value.slice(0, 1_000) : ''
}
