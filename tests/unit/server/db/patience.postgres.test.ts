import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { type Database, openDatabase } from '#server/db/database.ts'
import { isDatabaseAway } from '#server/db/failures.ts'
import { adjust } from '#server/points/adjust.ts'
import { freshDatabaseUrl } from '#tests/support/freshDatabase.ts'
import { gatherBuyers } from '#tests/support/shopSite.ts'

const now = new Date()

async function open(
  options = '',
  settings: Parameters<typeof openDatabase>[1] = {},
): Promise<{ db: Database; url: string }> {
  const url = `${await freshDatabaseUrl('empty')}${options}`
  const db = openDatabase(url, settings)
  onTestFinished(() => db.close())
  return { db, url }
}

async function limitsOf(db: Database): Promise<Record<string, string>> {
  const { rows } = await sql<{ name: string; setting: string }>`select name, setting from pg_settings
    where name in ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout')`.execute(db.reader)
  return Object.fromEntries(rows.map(({ name, setting }) => [name, setting]))
}

test('a session that serves users has short limits, and a session for jobs has long ones', async () => {
  const serving = { statement_timeout: '30000', lock_timeout: '5000', idle_in_transaction_session_timeout: '10000' }
  expect(await limitsOf((await open()).db)).toEqual(serving)
  const working = { statement_timeout: '0', lock_timeout: '60000', idle_in_transaction_session_timeout: '60000' }
  expect(await limitsOf((await open('', { patience: 'working' })).db)).toEqual(working)
})

test('a session that serves users does not compile its statements', async () => {
  const jit = async (db: Database) => (await sql<{ jit: string }>`show jit`.execute(db.reader)).rows[0]?.jit
  expect(await jit((await open()).db)).toBe('off')
  expect(await jit((await open('?jit=on')).db)).toBe('on')
})

test('what the address of the database sets counts', async () => {
  const { db } = await open('?statement_timeout=7000&options=-c%20lock_timeout%3D1s')
  const limits = { statement_timeout: '7000', lock_timeout: '1000', idle_in_transaction_session_timeout: '10000' }
  expect(await limitsOf(db)).toEqual(limits)
})

test('a node that is stopped inside a checkout does not hold the wallet for ever', async () => {
  const { db, url } = await open('?options=-c%20idle_in_transaction_session_timeout%3D3s%20-c%20lock_timeout%3D1s')
  const [buyer, keeper] = await gatherBuyers(db, { count: 2, points: 10, now })
  const uid = buyer!.uid
  const node = spawn(process.execPath, ['tests/support/holdWallet.ts', url, String(uid)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  onTestFinished(() => void node.kill('SIGKILL'))
  const said = createInterface({ input: node.stdout })[Symbol.asyncIterator]()
  expect((await said.next()).value).toBe('holding')
  node.kill('SIGSTOP')
  const give = (key: string) =>
    adjust(db, { uid, amount: 5, reason: 'Thanks', actor: keeper!.uid, key }, { now, timeZone: 'UTC' })
  const early = await give('early').catch((error: unknown) => error)
  expect(isDatabaseAway(early), String(early)).toBe(true)
  await pause(3000)
  expect(await give('late')).toMatchObject({ balance_after: 15 })
  node.kill('SIGCONT')
  node.stdin.write('go on\n')
  expect((await said.next()).value).toMatch(/^refused/)
})
