import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type RunningServer, startServer } from './running-server.ts'

/** The built app as `npm start` runs it, on a folder of its own with the sample directory. */
export async function startOurApp(): Promise<RunningServer & { dataDir: string }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'legal-pages-'))
  // The database's own user must be able to enter it.
  await chmod(dataDir, 0o755)
  const forget = () => rm(dataDir, { recursive: true, force: true })
  const server = await startServer(['build/server/server.js'], {
    env: { PORT: '0', DATA_DIR: dataDir, STARTED_AS: 'development' },
    ready: /^ready https?:\/\/\S*:(\d+)\s/m,
  }).catch(async (error: unknown) => {
    await forget()
    throw error
  })
  return {
    ...server,
    dataDir,
    async stop() {
      await server.stop()
      await forget()
    },
  }
}

/** Addresses of the pages of a kind, as the sitemap lists them. */
export async function pagesInSitemap(origin: string, kind: string): Promise<string[]> {
  const answer = await fetch(`${origin}/sitemaps/${kind}-1.xml`)
  if (!answer.ok) throw new Error(`There is no sitemap of ${kind}: ${answer.status}`)
  const text = await answer.text()
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  )
}
