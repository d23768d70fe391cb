import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { commands } from '#server/cli/commands.ts'
import { changeAddress } from '#server/db/changeAddress.ts'
import { freshDatabaseUrl, freshFolder } from '#tests/support/freshDatabase.ts'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

/** A server that refuses each change, as a replica does. */
function replicaOf(url: string): string {
  return changeAddress(url, (query) => query.set('options', '-c default_transaction_read_only=on'))
}

async function run(name: string, argv: string[]) {
  let written = ''
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    written += text
    return true
  })
  const code = await commands[name]?.run(argv)
  return { code, written }
}

test('a backup is taken from a replica', async () => {
  const replica = replicaOf(await freshDatabaseUrl('demo'))
  const file = join(freshFolder(), 'site.backup')
  expect(await run('backup', [file, '--database', replica])).toEqual({
    code: 0,
    written: expect.stringMatching(/^\d+ rows of \d+ tables are in /),
  })
})

test('the ledger is proved on a replica, which cannot note the result', async () => {
  const replica = replicaOf(await freshDatabaseUrl('demo'))
  const { code, written } = await run('points', ['reconcile', `--database=${replica}`])
  expect(written).toMatch(/A replica cannot note the result.*\nThe book holds\.\n$/)
  expect(code).toBe(0)
})

test('a command uses the address that leads around the pool of connections', async () => {
  vi.stubEnv('DATABASE_URL', 'postgres://nobody@127.0.0.1:1/nothing')
  vi.stubEnv('JOBS_DATABASE_URL', await freshDatabaseUrl())
  expect(await run('migrate', [])).toEqual({ code: 0, written: 'The database is up to date.\n' })
})
