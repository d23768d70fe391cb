import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '#server/db/database.ts'
import { freshDatabaseUrl, makeFolder } from '#tests/support/freshDatabase.ts'
import { type RunningSite, signInAt, startSite } from '#tests/support/site.ts'

const server = join(process.env.DIST_DIR ?? 'dist', 'server')
/** Node then refuses to load a source of TypeScript. */
const builtFilesOnly = { NODE_OPTIONS: '--no-strip-types' }

async function openSite(env: Record<string, string>, program?: readonly [string, ...string[]]): Promise<RunningSite> {
  const site = await startSite({ ...builtFilesOnly, ...env }, [], program)
  onTestFinished(async () => void (await site.stop('SIGKILL')))
  return site
}

test('the build holds one copy of each module, for the door, the jobs and the pages together', () => {
  const files = readdirSync(server, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.mjs'))
  const modules = files.flatMap((name) => {
    const code = readFileSync(join(server, name), 'utf8')
    return [...code.matchAll(/^\/\/ (src\/lib\/\S+\.ts)$/gm)].map(([, module]) => module)
  })
  expect(modules).toEqual(expect.arrayContaining(['src/lib/server/door/openDoor.ts', 'src/lib/shared/refusal.ts']))
  expect(modules.filter((module, at) => modules.indexOf(module) !== at)).toEqual([])
})

test('the jobs and a first filling of the database load no pages, and React loads with the mode of its process', () => {
  const codeOf = (file: string) => readFileSync(join(server, file), 'utf8')
  const files = readdirSync(join(server, 'chunks')).map((name) => `chunks/${name}`)
  for (const module of ['src/lib/server/jobs/runJobs.ts', 'demo/seed/seed.ts']) {
    const loaded = new Set(files.filter((file) => codeOf(file).includes(`\n// ${module}\n`)))
    expect(loaded.size).toBe(1)
    const packages = new Set<string>()
    for (const file of loaded) {
      for (const [, from = ''] of codeOf(file).matchAll(/^(?:import|export) (?:[^\n]* from )?"([^"\n]+)";$/gm)) {
        if (from.startsWith('.')) loaded.add(posix.join(posix.dirname(file), from))
        else packages.add(from)
      }
    }
    expect(loaded.size).toBeGreaterThan(3)
    expect([...packages].filter((name) => name.startsWith('react'))).toEqual([])
  }
  for (const program of ['site.mjs', 'door.mjs']) expect(codeOf(program)).toContain('NODE_ENV ||= "production"')
})

test('several workers serve pages from the build alone', async () => {
  const site = await openSite({ DATABASE_URL: await freshDatabaseUrl('demo'), WORKERS: '2' })
  for (let at = 0; at < 4; at++) {
    const page = await fetch(site.url, { headers: { connection: 'close' } })
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('<title>')])
  }
})

test('the job of the day runs in a thread from the build alone', async () => {
  const databaseUrl = await freshDatabaseUrl('demo')
  const site = await openSite({ DATABASE_URL: databaseUrl })
  const db = openDatabase(databaseUrl)
  onTestFinished(() => db.close())
  const daily = () => db.reader.selectFrom('jobs').select('done_for').where('name', '=', 'daily').executeTakeFirst()
  await expect.poll(async () => (await daily())?.done_for, { timeout: 120_000 }).toMatch(/^\d{4}-/)
  expect(site.log()).not.toContain('failed')
})

test('npm start fills an empty database with the demo academy, from the build alone', async () => {
  const folder = makeFolder()
  onTestFinished(() => folder.remove())
  const env = { DATABASE_URL: await freshDatabaseUrl('empty'), DATA_DIR: folder.path }
  const site = await openSite(env, ['site.mjs', 'start'])
  expect(site.log()).toContain('it has the demo academy now')
  expect(await signInAt(site.url, 'learner@demo.test')).toContain('session=')
})

test('npm run serve refuses a database that the password of the demo opens', async () => {
  const databaseUrl = await freshDatabaseUrl('demo')
  await expect(openSite({ DATABASE_URL: databaseUrl }, ['site.mjs', 'serve'])).rejects.toThrow(
    /ended with 1\n.*can be entered with the demo's password/,
  )
})
