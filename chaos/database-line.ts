import { connect, createServer, type Socket } from 'node:net'

/** A fixed address in front of a database that comes and goes. */
export type DatabaseLine = {
  port: number
  /** Connections lead here from now on; those open are cut. */
  leadTo(port: number): void
  close(): void
}

export async function openDatabaseLine(): Promise<DatabaseLine> {
  let target = 0
  const open = new Set<Socket>()
  const keep = (socket: Socket) => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
    socket.on('error', () => socket.destroy())
  }
  const cut = () => {
    for (const socket of open) socket.destroy()
  }
  const server = createServer((near) => {
    keep(near)
    const far = connect(target, '127.0.0.1')
    keep(far)
    near.pipe(far).pipe(near)
    near.once('close', () => far.destroy())
    far.once('close', () => near.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    leadTo(port) {
      target = port
      cut()
    },
    close() {
      cut()
      server.close()
    },
  }
}
