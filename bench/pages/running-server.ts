import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'

const PATIENCE_MS = 180_000
/** The kernel counts processor time in hundredths of a second. */
const MS_PER_TICK = 10

export type RunningServer = {
  /** `http://127.0.0.1:<port>` */
  origin: string
  /** Processor time of its process so far; undefined where the system does not tell it so. */
  cpuMs(): number | undefined
  stop(): Promise<void>
}

const running = new Set<ChildProcess>()
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL')
})

/**
 * Starts a server and waits for the line that tells its port.
 * @param ready finds the port in what it writes
 */
export async function startServer(
  args: readonly string[],
  { cwd, env, ready }: { cwd?: string | undefined; env: Record<string, string>; ready: RegExp },
): Promise<RunningServer> {
  const child = launch(args, { cwd, env })
  const port = await portOf(child, ready)
  return {
    origin: `http://127.0.0.1:${port}`,
    cpuMs: () => cpuOf(child.pid ?? 0),
    async stop() {
      const ended = once(child, 'close')
      child.kill('SIGTERM')
      await ended
    },
  }
}

/** @throws with what it wrote, when it does not end well */
export async function runToEnd(
  args: readonly string[],
  where: { cwd?: string | undefined; env: Record<string, string> },
): Promise<string> {
  const child = launch(args, where)
  let output = ''
  let errors = ''
  child.stdout?.setEncoding('utf8').on('data', (part: string) => {
    output += part
  })
  child.stderr?.setEncoding('utf8').on('data', (part: string) => {
    errors += part
  })
  const [code] = (await once(child, 'close')) as [number | null]
  if (code !== 0) throw new Error(`${args.join(' ')} ended with ${code}:\n${output}\n${errors}`)
  return output
}

function launch(
  args: readonly string[],
  { cwd, env }: { cwd?: string | undefined; env: Record<string, string> },
): ChildProcess {
  const { PATH = '', HOME = '' } = process.env
  const child = spawn(process.execPath, args, {
    ...(cwd ? { cwd } : {}),
    // Nothing else of this machine's settings may change what is measured.
    env: { PATH, HOME, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.add(child)
  child.once('close', () => running.delete(child))
  return child
}

function portOf(child: ChildProcess, ready: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = ''
    const give = (reason: string) => reject(new Error(`The server ${reason}:\n${text}`))
    const timer = setTimeout(() => {
      child.kill('SIGKILL')
      give('was not ready in time')
    }, PATIENCE_MS)
    child.once('close', () => give('ended before it was ready'))
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (part: string) => {
        // Its log goes on for as long as it runs, and is read by nobody.
        if (text.length < 20_000) text += part
        const port = ready.exec(text)?.[1]
        if (port) {
          clearTimeout(timer)
          resolve(port)
        }
      })
    }
  })
}

function cpuOf(pid: number): number | undefined {
  const file = `/proc/${pid}/stat`
  if (!existsSync(file)) return undefined
  // The name of the program stands in brackets and may hold anything; user and system time are the 12th and 13th after.
  const fields = readFileSync(file, 'utf8').split(') ').at(-1)?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * MS_PER_TICK
}
