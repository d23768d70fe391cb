import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { hasTaskset } from './load.ts'

export interface Running {
  url: string
  pid: number
  stop(): Promise<void>
}

/** Where a program runs: in which folder, and bound to which core of the machine. */
interface Place {
  cwd?: string
  core?: number
}

/** Starts a Node program that writes its port as a line of JSON, and waits for that line. */
export async function start(args: string[], env: Record<string, string> = {}, place: Place = {}): Promise<Running> {
  const bound = place.core === undefined || !hasTaskset ? [] : ['taskset', '-c', String(place.core)]
  const [command = '', ...rest] = [...bound, process.execPath, ...args]
  const child = spawn(command, rest, {
    cwd: place.cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const port = await portOf(child)
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    async stop() {
      child.kill('SIGINT')
      if (child.exitCode === null) await once(child, 'exit')
    },
  }
}

/** Runs a command of the site (`npm run site -- …`) on an embedded database, to its end. */
export async function runCommand(args: string[], { database, cwd }: { database: string; cwd?: string }): Promise<void> {
  const env = { ...process.env, DATABASE_URL: `sqlite:${database}` }
  const child = spawn(process.execPath, ['src/lib/server/cli/main.ts', ...args], { cwd, env, stdio: 'ignore' })
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(`${args.join(' ')} ended with ${code}`)
}

/** Runs a Node program to its end and reads the JSON it says. */
export async function run(args: string[]): Promise<unknown> {
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  let text = ''
  child.stdout.on('data', (chunk) => {
    text += chunk
  })
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(`${args.join(' ')} ended with ${code}`)
  return JSON.parse(text)
}

/** Reads the port from the line of JSON that a program writes when it listens. */
export async function portOf(child: ChildProcess): Promise<number> {
  if (!child.stdout) throw new Error('no output to read')
  for await (const line of createInterface({ input: child.stdout })) {
    // npm says in words of its own what it runs.
    if (!line.startsWith('{')) continue
    const port = Number(JSON.parse(line).port)
    if (!port) continue
    // Its later output is read and dropped, because it would stop when the pipe is full.
    child.stdout.resume()
    return port
  }
  throw new Error('The program ended before it listened')
}
