import { CONTACT_CHANNELS } from '../../../shared/contact-choices.ts'

/** The text of a field as a form sends it; empty where there is none. */
export function fieldOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

/** What the form to lawyers holds, as it was typed. */
export function writtenRequestOf(form: FormData) {
  const channel = fieldOf(form, 'channel')
  return {
    name: fieldOf(form, 'name'),
    summary: fieldOf(form, 'summary'),
    sendFacts: fieldOf(form, 'sendFacts') === 'yes',
    channel: CONTACT_CHANNELS.find((one) => one === channel) ?? ('email' as const),
    phone: fieldOf(form, 'phone'),
    times: fieldOf(form, 'times'),
  }
}
