import { setTimeout as pause } from 'node:timers/promises'
import type { AppProcess } from '../test/running-app.ts'
import type { Chance } from './random.ts'

const APPS = 2
const TRY_AGAIN_MS = 500

/** Two processes of the app, behind what would be a load balancer. */
export type AppPair = {
  /** One that is alive. */
  url(): string
  /** Kills one as a crash does, and starts it anew. */
  killOne(): Promise<void>
  stop(): Promise<void>
}

export async function startAppPair(
  launch: () => Promise<AppProcess>,
  chance: Chance,
): Promise<AppPair> {
  const apps: (AppProcess | undefined)[] = []
  for (let at = 0; at < APPS; at += 1) apps[at] = await launch()
  const alive = () => apps.filter((app) => app !== undefined)

  /** As a service manager does: it does not give up while the database is away. */
  const launchUntilReady = async (): Promise<AppProcess> => {
    for (;;) {
      const app = await launch().catch(() => undefined)
      if (app) return app
      await pause(TRY_AGAIN_MS)
    }
  }
  return {
    url: () => alive()[chance.below(alive().length)]?.url ?? 'http://127.0.0.1:1',
    async killOne() {
      const at = chance.below(APPS)
      const app = apps[at]
      if (!app) return
      apps[at] = undefined
      await app.kill9()
      apps[at] = await launchUntilReady()
    },
    async stop() {
      for (const app of alive()) await app.stop()
    },
  }
}
