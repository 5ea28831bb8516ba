import type { z } from 'zod'

const END_OF_THINKING = '</think>'

/**
 * The structure in a model's text. Plain servers know no schema and put words, a fence or their thinking around it.
 * @returns undefined where there is none, or another one than asked for
 */
export function readJsonAnswer<Answer>(
  text: string,
  schema: z.ZodType<Answer>,
): Answer | undefined {
  const spoken = text.split(END_OF_THINKING).at(-1) ?? ''
  const from = spoken.indexOf('{')
  const to = spoken.lastIndexOf('}')
  if (from < 0 || to < from) return undefined
  try {
    const parsed = schema.safeParse(JSON.parse(spoken.slice(from, to + 1)))
    return parsed.success ? parsed.data : undefined
  } catch {
    return undefined
  }
}
