import { execFileSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { compare, hasTaskset } from './load.ts'
import { headOf, lineOf, say } from './print.ts'
import { type Running, runCommand } from './processes.ts'
import { signInAt, startSite, visitor } from './sites.ts'

/** No page and no call may become slower than this share of the commit before. */
const AT_LEAST = 0.95
/** By then the jobs that follow the start are done. */
const SETTLE_MS = 9000
/** Built checkouts of other commits; git ignores it. */
const CHECKOUTS = 'data/beside'

const visited = ['/', '/search?s=data', '/training/2', '/storefront/search', '/user/login']
const signedIn = [
  '/dashboard',
  '/storefront',
  '/incentives',
  '/incentives/8',
  '/incentives/8/purchase',
  '/incentives/wallet',
  '/denied',
  '/leaderboard',
  '/user',
  '/user/notices',
  '/trainings',
  '/training/2',
  '/search?s=data',
]
const calls = ['trainings', 'search?s=data', 'appearance', 'settings?type=general', 'languages', 'storefront']
const ownCalls = [
  'me',
  'navigation',
  'incentives/wallet',
  'incentives/wallet/entries',
  'incentives/shop',
  'incentives/shop/8',
  'incentives/leaderboard',
  'incentives/orders',
  'notices',
  'storefront',
  'trainings',
]

interface Wish {
  /** Anything that git can resolve. */
  commit: string
  distDir: string
  folder: string
  seconds: number
  /** A file of the embedded database; the demo academy of the other commit without it. */
  database: string | undefined
  /** Parts of names; an empty text is a part of every name. */
  only: readonly string[]
}

/** Compares this checkout with another commit: pages and calls, of visitors and of a learner, in turns on one core. */
export async function besideCommit({ commit, distDir, folder, seconds, database, only }: Wish): Promise<void> {
  const root = checkOut(commit)
  const [theirs, ours] = [join(folder, 'theirs.db'), join(folder, 'ours.db')]
  if (database) copyFileSync(database, theirs)
  else await runCommand(['seed'], { database: theirs, cwd: root })
  copyFileSync(theirs, ours)
  await runCommand(['migrate'], { database: ours })
  const running: Running[] = []
  try {
    const other = await startSite({ root, distDir: 'dist', database: theirs, folder: join(folder, 'theirs') })
    running.push(other)
    const own = await startSite({ distDir, database: ours, folder: join(folder, 'ours') })
    running.push(own)
    const cookies = { own: await cookieOf(own.url), other: await cookieOf(other.url) }
    say(hasTaskset ? 'both on the first core, the load on the second' : 'cores are not bound: taskset is missing')
    const lines = [
      ...visited.map((path) => ({ name: path, path, isOwn: false })),
      ...calls.map((path) => ({ name: path, path: `/api/v2/${path}`, isOwn: false })),
      ...signedIn.map((path) => ({ name: `learner ${path}`, path, isOwn: true })),
      ...ownCalls.map((path) => ({ name: `learner ${path}`, path: `/api/v2/${path}`, isOwn: true })),
    ].filter(({ name }) => only.some((part) => name.includes(part)))
    await pause(SETTLE_MS)
    let slower = 0
    for (const connections of [1, 32]) {
      say(headOf(`${connections} connection${connections > 1 ? 's' : ''}`, commit.slice(0, 12)))
      for (const { name, path, isOwn } of lines) {
        const target = (url: string, cookie: string) => ({
          url: url + path,
          headers: { ...visitor, ...(isOwn ? { cookie } : {}) },
        })
        const measured = await compare(target(own.url, cookies.own), target(other.url, cookies.other), {
          connections,
          seconds,
        })
        if (measured.ratio < AT_LEAST) slower++
        say(lineOf(name, measured, AT_LEAST))
      }
    }
    say(`\n${slower} of ${lines.length * 2} lines are below ${AT_LEAST}`)
  } finally {
    await Promise.all(running.map((one) => one.stop()))
  }
}

/** Without a session, the learner's lines would measure the way to the login. */
async function cookieOf(url: string): Promise<string> {
  const cookie = await signInAt(url)
  if (!cookie) throw new Error('The learner of the demo cannot sign in: this database is not a demo academy.')
  return cookie
}

/** A built checkout of the commit, below this one so that it finds the same packages. */
function checkOut(commit: string): string {
  const id = git('rev-parse', '--verify', `${commit}^{commit}`).trim()
  const root = resolve(CHECKOUTS, id.slice(0, 12))
  if (!existsSync(root)) {
    mkdirSync(CHECKOUTS, { recursive: true })
    git('worktree', 'add', '--detach', root, id)
    symlinkSync(resolve('node_modules'), join(root, 'node_modules'))
  }
  if (!existsSync(join(root, 'dist/server/entry.mjs'))) {
    say(`building ${id.slice(0, 12)} …`)
    const astro = resolve('node_modules/astro/bin/astro.mjs')
    execFileSync(process.execPath, [astro, 'build', '--silent'], { cwd: root, stdio: 'inherit' })
  }
  return root
}

function git(...args: string[]): string {
  return execFileSync('git', args, { encoding: 'utf8' })
}
