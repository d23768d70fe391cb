import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Running, start } from './processes.ts'

export const visitor = { 'accept-encoding': 'gzip, deflate, br, zstd', accept: 'text/html' }
const person = { name: 'learner@demo.test', password: 'demo-academy' }

/** The program of the current checkout that opens the door. */
export const builtDoor = join(process.env.DIST_DIR || 'dist', 'server/door.mjs')

/** Where a site comes from and what it serves. */
export interface Site {
  /** The checkout; the current one without it. */
  root?: string
  distDir: string
  /** A migrated file of the embedded database. */
  database: string
  /** For everything else that the site writes. */
  folder: string
}

/** Starts the door of a site on the first core of the machine. Older commits run it from the source. */
export function startSite(site: Site, env: Record<string, string> = {}): Promise<Running> {
  const root = site.root ?? '.'
  const built = join(site.distDir, 'server/door.mjs')
  const entry = existsSync(join(root, built)) ? built : 'src/lib/server/door/main.ts'
  const surroundings = { DATABASE_URL: `sqlite:${site.database}`, DIST_DIR: site.distDir, DATA_DIR: site.folder }
  const listening = { PORT: '0', HOST: '127.0.0.1', WORKERS: '1', SITE_URL: '', LOG_LEVEL: 'silent' }
  return start([entry], { ...surroundings, ...listening, ...env }, { cwd: root, core: 0 })
}

/** Signs in as a learner of the demo academy and returns the cookie; undefined where there is no such person. */
export async function signInAt(url: string): Promise<string | undefined> {
  const answer = await fetch(`${url}/api/v2/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify(person),
  })
  if (!answer.ok) return undefined
  return answer.headers.getSetCookie()[0]?.split(';')[0]
}
