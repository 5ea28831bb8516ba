import { Agent, get } from 'node:http'

export type Load = {
  origin: string
  /** Asked for in this order, begun again at the end. */
  paths: readonly string[]
  perSecond: number
  seconds: number
}

export type LoadResult = {
  /** Milliseconds from the moment a request was due to its last byte. */
  times: number[]
  failed: number
  /** The generator's own processor time, as a share of one core. */
  generatorShare: number
}

const GIVE_UP_MS = 5_000
/** As many as a busy proxy would hold open; more requests wait for one of them, and their time runs. */
const MOST_CONNECTIONS = 128

/**
 * Open loop: requests are sent when they are due, however slow the answers are, and a time counts from when it was
 * due. A closed loop would wait with the server and so leave out what people wait.
 */
export async function offerLoad({ origin, paths, perSecond, seconds }: Load): Promise<LoadResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: MOST_CONNECTIONS })
  const total = Math.round(perSecond * seconds)
  const times: number[] = []
  let failed = 0
  const cpuBefore = process.cpuUsage()
  const begin = performance.now()
  await new Promise<void>((resolve) => {
    let sent = 0
    const finish = (dueMs: number, isGood: boolean) => {
      if (isGood) times.push(performance.now() - dueMs)
      else failed += 1
      if (times.length + failed === total) resolve()
    }
    const sendWhatIsDue = () => {
      const due = Math.min(total, Math.floor(((performance.now() - begin) * perSecond) / 1_000) + 1)
      for (; sent < due; sent += 1) {
        const dueMs = begin + (sent * 1_000) / perSecond
        askFor(agent, `${origin}${paths[sent % paths.length]}`, (isGood) => finish(dueMs, isGood))
      }
      if (sent < total) setTimeout(sendWhatIsDue, 1)
    }
    sendWhatIsDue()
  })
  const ms = performance.now() - begin
  const { user, system } = process.cpuUsage(cpuBefore)
  agent.destroy()
  return {
    times,
    failed,
    generatorShare: (user + system) / 1_000 / ms,
  }
}

/**
 * The most that is answered in a second: as many requests at a time as there are connections, each followed by the
 * next, until `paths` or `mostSeconds` are over. Times of such a closed loop would say little; none are given.
 */
export async function flood(
  { origin, paths, mostSeconds }: { origin: string; paths: Iterable<string>; mostSeconds: number },
  connections = 16,
): Promise<{ answered: number; failed: number; perSecond: number }> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const rest = paths[Symbol.iterator]()
  const begin = performance.now()
  const counts = { answered: 0, failed: 0 }
  const oneAfterAnother = async () => {
    while (performance.now() - begin < 1_000 * mostSeconds) {
      const next = rest.next()
      if (next.done) return
      const isGood = await new Promise<boolean>((done) => {
        askFor(agent, `${origin}${next.value}`, done)
      })
      counts[isGood ? 'answered' : 'failed'] += 1
    }
  }
  await Promise.all(Array.from({ length: connections }, oneAfterAnother))
  const ms = performance.now() - begin
  agent.destroy()
  return { ...counts, perSecond: (1_000 * counts.answered) / ms }
}

function askFor(agent: Agent, address: string, done: (isGood: boolean) => void): void {
  const headers = { 'accept-encoding': 'gzip', 'accept-language': 'en' }
  const request = get(address, { agent, headers, timeout: GIVE_UP_MS }, (answer) => {
    answer.on('data', () => undefined)
    answer.once('close', () => done(answer.complete && answer.statusCode === 200))
  })
  request.once('timeout', () => request.destroy(new Error('no answer in time')))
  request.once('error', () => done(false))
}
