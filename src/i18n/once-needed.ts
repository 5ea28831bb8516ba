/**
 * A page needs one or two of its language's formatters, and each is dear to make in a browser that is about to answer
 * its first click.
 */
export function onceNeeded<T extends object>(make: () => T): () => T {
  let value: T | undefined
  return () => {
    value ??= make()
    return value
  }
}
