import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createInterface } from 'node:readline'

/** A site that is served by processes of its own, as it is for real. */
export interface RunningSite {
  /** Scheme, host and port. */
  url: string
  pid: number
  /** Everything the processes have written to their log so far. */
  log(): string
  /** Stops it with this signal, by default the usual one, and waits for its end. Returns the exit code. */
  stop(signal?: NodeJS.Signals): Promise<number | null>
}

/** It ends a site that hangs: to fill a database beside other tests took half a minute on a slow machine. */
const START_MS = 120_000

/**
 * Serves the built site (`dist`, or DIST_DIR) on a free port of the loopback.
 * @param env what differs from the defaults: DATABASE_URL, WORKERS, SITE_URL …
 * @param through a command that becomes the one that is written after it, in surroundings of its own
 * @param program the program of the build, and its arguments
 */
export function startSite(
  env: Record<string, string>,
  through: readonly string[] = [],
  [program, ...rest]: readonly [string, ...string[]] = ['door.mjs'],
): Promise<RunningSite> {
  const dist = process.env.DIST_DIR ?? 'dist'
  const built = `${dist}/server/${program}`
  if (!existsSync(built)) throw new Error(`There is no built site in ${dist}. Run: npm run build`)
  const [command = process.execPath, ...args] = [...through, process.execPath, built, ...rest]
  const child = spawn(command, args, {
    env: { ...process.env, NODE_ENV: 'production', HOST: '127.0.0.1', PORT: '0', DEMO: '1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const lines: string[] = []
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  const log = () => lines.join('\n')
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => fail(`not listening after ${START_MS} ms`), START_MS)
    function fail(why: string): void {
      clearTimeout(late)
      child.kill('SIGKILL')
      reject(new Error(`The site did not start: ${why}\n${log()}`))
    }
    void ended.then((code) => fail(`it ended with ${code}`))
    createInterface({ input: child.stderr }).on('line', (line) => lines.push(line))
    createInterface({ input: child.stdout }).on('line', (line) => {
      lines.push(line)
      if (!line.includes('"listening"')) return
      clearTimeout(late)
      const { url } = JSON.parse(line)
      resolve({
        url,
        pid: child.pid ?? 0,
        log,
        async stop(signal = 'SIGINT') {
          child.kill(signal)
          return ended
        },
      })
    })
  })
}

/** The cookies of an answer as one header, as a browser sends them back. */
export function cookiesOf(answer: Response): string {
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}

/** Signs someone of the demo academy in. Returns the cookie header to send with later requests. */
export async function signInAt(url: string, mail: string): Promise<string> {
  const answer = await fetch(`${url}/user/login`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', Origin: url },
    body: new URLSearchParams({ name: mail, password: 'demo-academy' }),
  })
  if (answer.status !== 303) throw new Error(`${mail} could not sign in: ${answer.status}`)
  // Beside it comes the cookie by which the browser is known, which opens nothing.
  return cookiesOf(answer)
    .split('; ')
    .filter((cookie) => cookie.includes('session='))
    .join('; ')
}
