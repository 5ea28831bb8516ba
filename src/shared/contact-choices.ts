// Apart from the schemas, so that the browser needs no schema library.

/** What a lawyer answers to a request. */
export const LAWYER_ANSWERS = ['can_help', 'cannot', 'need_more'] as const
export type LawyerAnswer = (typeof LAWYER_ANSWERS)[number]

/** How a person wants to be answered. */
export const CONTACT_CHANNELS = ['email', 'phone'] as const
export type ContactChannel = (typeof CONTACT_CHANNELS)[number]

/** The answers to "Did this help?". */
export const HELP_ANSWERS = ['yes', 'partly', 'no'] as const
export type HelpAnswer = (typeof HELP_ANSWERS)[number]
