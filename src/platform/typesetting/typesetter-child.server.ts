import { type ChildProcess, fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { z } from 'zod'
import { fontFolders } from './font-files.server.ts'

const PROCESS_FILE = path.join('src', 'platform', 'typesetting', 'typesetter-process.mjs')
/** Nobody listens there, so that the compiler's own way to fetch packages leads nowhere. */
const NO_NETWORK = 'http://127.0.0.1:1'

const answerSchema = z.union([
  z.object({ pdf: z.instanceof(Uint8Array) }),
  z.object({ png: z.instanceof(Uint8Array) }),
  z.object({ reasons: z.array(z.string()) }),
])
export type ChildAnswer = z.infer<typeof answerSchema>

export type TypesetterChild = {
  /** One question at a time. A process that dies or takes too long answers with the reason and is gone. */
  ask(question: {
    source: string
    inputs: Record<string, string>
    format: 'pdf' | 'png'
  }): Promise<ChildAnswer>
  isGone(): boolean
  end(): void
}

/** Starts the compiler with an environment and a folder that hold nothing of ours. */
export function startTypesetterChild(timeLimitMs: number, file = PROCESS_FILE): TypesetterChild {
  // A folder that does not exist: whatever a document asks to read is not there.
  const workspace = path.join(tmpdir(), `nothing-${randomUUID()}`)
  const child = fork(
    path.resolve(file),
    [JSON.stringify({ workspace, fontFolders: fontFolders() })],
    {
      env: { HOME: workspace, HTTPS_PROXY: NO_NETWORK, HTTP_PROXY: NO_NETWORK },
      execArgv: [],
      // What the compiler might print could quote what a person wrote.
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      serialization: 'advanced',
    },
  )
  let gone = false
  const end = () => {
    gone = true
    child.kill('SIGKILL')
  }
  child.once('exit', () => {
    gone = true
  })
  child.on('error', end)
  holdOpen(child, false)
  return {
    ask(question) {
      holdOpen(child, true)
      return new Promise((resolve) => {
        const answer = (given: ChildAnswer) => {
          clearTimeout(timer)
          child.off('message', onMessage)
          child.off('exit', onExit)
          holdOpen(child, false)
          resolve(given)
        }
        const onMessage = (message: unknown) => {
          const { data } = answerSchema.safeParse(message)
          answer(data ?? { reasons: ['the process answered nonsense'] })
        }
        const onExit = () => answer({ reasons: ['the process ended'] })
        const timer = setTimeout(() => {
          end()
          answer({ reasons: ['it took too long'] })
        }, timeLimitMs)
        child.on('message', onMessage)
        child.once('exit', onExit)
        child.send(question, (error) => error && end())
      })
    },
    isGone: () => gone,
    end,
  }
}

/** An idle process must not keep a finished command from ending; one at work must. */
function holdOpen(child: ChildProcess, isHeld: boolean): void {
  if (isHeld) {
    child.ref()
    child.channel?.ref()
  } else {
    child.unref()
    child.channel?.unref()
  }
}
