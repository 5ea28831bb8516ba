type Work<Result> = () => Promise<Result>

/**
 * Runs work under a key one after the other. Whoever asks while work runs shares the one run that follows it, so
 * that every answer is from after its question and a crowd costs two runs.
 */
export function createOneAtATime<Result>(): (key: string, work: Work<Result>) => Promise<Result> {
  const running = new Map<string, Promise<Result>>()
  const following = new Map<string, Promise<Result>>()

  const run = (key: string, work: Work<Result>): Promise<Result> => {
    const result = work().finally(() => running.delete(key))
    running.set(key, result)
    return result
  }
  return (key, work) => {
    const current = running.get(key)
    if (!current) return run(key, work)
    const shared = following.get(key)
    if (shared) return shared
    const next = current
      .catch(() => {})
      .then(() => {
        following.delete(key)
        return run(key, work)
      })
    following.set(key, next)
    return next
  }
}
