import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export interface SilentProxy {
  /** The address of the database through the proxy. */
  url: string
  /** From now on nothing passes on the connections that are open. They stay open, and new ones work. */
  fallSilent(): void
  stop(): void
}

/** A line to a database server whose open connections can fall silent, as when a machine disappears. */
export async function startSilentProxy(target: string): Promise<SilentProxy> {
  const server = new URL(target)
  const open = new Set<Socket>()
  const proxy = createServer((from) => {
    const to = connect(Number(server.port), server.hostname)
    for (const [one, other] of [
      [from, to],
      [to, from],
    ] as const) {
      open.add(one)
      one.on('error', () => {})
      one.on('close', () => {
        open.delete(one)
        other.destroy()
      })
      one.pipe(other)
    }
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  const { port } = proxy.address() as AddressInfo
  return {
    url: Object.assign(new URL(target), { hostname: '127.0.0.1', port: String(port) }).href,
    fallSilent() {
      for (const socket of open) socket.unpipe().pause()
    },
    stop() {
      for (const socket of open) socket.destroy()
      proxy.close()
    },
  }
}
