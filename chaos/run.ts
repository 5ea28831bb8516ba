// Breaks everything that can break while people pay, and counts what came of it:
//   npm run -s chaos -- --checkouts 1000 --seed 1        needs a built app (npm run build)
// Two processes of the app are killed at random, the database restarts, webhooks come late, twice or never, sockets
// are cut and browsers closed. Last line: `chaos: checkouts N succeeded A payments A grants A analyses A lost 0
// doubled 0`; exit code 1 when it is not so.
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { isClean, judge, type Verdict } from './judge.ts'
import { type Chance, chanceOf } from './random.ts'
import { type Visit, visit } from './visitor.ts'
import { startWorld, type World } from './world.ts'

const AT_ONCE = 16
const KILL_EVERY_MS = 3_000
const RESTART_DATABASE_EVERY_KILLS = 6
/** Jobs that died with their process are begun again after minutes; on a busy machine many wait behind them. */
const SETTLE_MS = 10 * 60_000

const { values } = parseArgs({
  options: {
    checkouts: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
  },
})
const checkouts = Number(values.checkouts)
const seed = Number(values.seed)
const say = (text: string) => process.stdout.write(`${text}\n`)

const chance = chanceOf(seed)
const world = await startWorld(chanceOf(seed + 1))
try {
  const visits = new Map<string, number>()
  const stop = new AbortController()
  const breaking = breakThings(world, chanceOf(seed + 2), stop.signal)
  await letVisitorsIn(world, chance, visits)
  stop.abort()
  await breaking
  const verdict = await settle(world)
  printTable(verdict, visits, world)
  process.exitCode = isClean(verdict) ? 0 : 1
} finally {
  await world.close()
}

async function letVisitorsIn(of: World, luck: Chance, visits: Map<string, number>): Promise<void> {
  let next = 0
  const lane = async () => {
    while (next < checkouts) {
      next += 1
      const mine = chanceOf(luck.below(2 ** 31))
      const came: Visit | 'gave up' = await visit(of, mine).catch(() => 'gave up')
      visits.set(came, (visits.get(came) ?? 0) + 1)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, lane))
}

async function breakThings(of: World, luck: Chance, signal: AbortSignal): Promise<void> {
  for (let kills = 1; !signal.aborted; kills += 1) {
    await pause(KILL_EVERY_MS / 2 + luck.below(KILL_EVERY_MS), undefined, { signal }).catch(
      () => undefined,
    )
    if (signal.aborted) return
    if (kills % RESTART_DATABASE_EVERY_KILLS === 0) await of.restartDatabase()
    else await of.killApp()
  }
}

/** Nothing breaks any more: waits until all is done, or nothing more was done in all its time. */
async function settle(of: World): Promise<Verdict> {
  let fewest = Number.POSITIVE_INFINITY
  let until = 0
  for (;;) {
    const verdict = await judge(of, checkouts)
    if (verdict.lost < fewest) {
      fewest = verdict.lost
      until = Date.now() + SETTLE_MS
    }
    if (verdict.lost === 0 || Date.now() > until) return verdict
    await pause(1_000)
  }
}

function printTable(verdict: Verdict, visits: Map<string, number>, of: World): void {
  const lines: [string, number][] = [
    ...visits,
    ['apps killed', of.faults.appsKilled],
    ['database restarts', of.faults.databaseRestarts],
    ['webhooks delivered', of.postman.post.delivered],
    ['webhooks dropped', of.postman.post.dropped],
    ['webhooks late', of.postman.post.delayed],
    ['webhooks doubled', of.postman.post.doubled],
    ['given without payment', verdict.unearned],
    ['grants not of 30 days', verdict.wrongLength],
  ]
  for (const [what, count] of lines) say(`${what.padEnd(30)} ${String(count).padStart(6)}`)
  const { succeeded, payments, grants, analyses, lost, doubled } = verdict
  say(
    `chaos: checkouts ${checkouts} succeeded ${succeeded} payments ${payments} grants ${grants} ` +
      `analyses ${analyses} lost ${lost} doubled ${doubled}`,
  )
}
