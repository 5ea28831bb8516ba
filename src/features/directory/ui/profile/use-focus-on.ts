import { useEffect, useRef } from 'react'

/**
 * For the field an answer found wrong: it takes the focus, so that what is wrong is read out with it.
 * @param answer another one each time the form was sent
 */
export function useFocusOn<Field extends HTMLElement>(wrong: boolean, answer: unknown) {
  const field = useRef<Field>(null)
  useEffect(() => {
    if (wrong && answer) field.current?.focus()
  }, [wrong, answer])
  return field
}
