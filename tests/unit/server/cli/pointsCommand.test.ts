import { spawn } from 'node:child_process'
import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { pointsCommand } from '#server/cli/points.ts'
import { type Database, openDatabase } from '#server/db/database.ts'
import { reconcile } from '#server/points/reconcile.ts'
import { freshDatabase, freshDatabaseUrl } from '#tests/support/freshDatabase.ts'
import { at, createSavers, createTerms, earnAll, setClock } from '../points/savers.ts'

async function savings(db: Database, people: number): Promise<void> {
  await setClock(db)
  await createTerms(db, { type: 'fixed', date: '2026-11-20' })
  await earnAll(db, await createSavers(db, people), { points: 10, now: at('2026-11-01') })
}

async function command(db: Database, now: Date, argv: string[], isTTY = false) {
  let written = ''
  const code = await pointsCommand(db, argv, { write: (piece) => (written += piece), isTTY }, () => now)
  return { code, written }
}

async function expired(db: Database): Promise<number> {
  const { entries } = await db.reader
    .selectFrom('point_entries')
    .select(({ fn }) => fn.countAll<number>().as('entries'))
    .where('kind', '=', 'expire')
    .executeTakeFirstOrThrow()
  return entries
}

describe('npm run site -- points expire', () => {
  const today = at('2026-11-21')

  test('says what would expire, then lets it expire, then has nothing left to do', async () => {
    const db = await freshDatabase()
    await savings(db, 3)
    expect(await command(db, today, ['expire', '--dry-run'])).toEqual({
      code: 0,
      written: 'Dry run: 30 points of 3 people would expire. Nothing was written.\n',
    })
    expect(await expired(db)).toBe(0)
    const done = 'Expired 30 points of 3 people; 0 points became available.\n'
    expect(await command(db, today, ['expire'])).toEqual({ code: 0, written: done })
    expect(await expired(db)).toBe(3)
    expect((await command(db, today, ['expire'])).written).toMatch(/^Expired 0 points/)
  })

  test('as of a day means as that day begins: points are good until it is over', async () => {
    const db = await freshDatabase()
    await savings(db, 2)
    expect((await command(db, today, ['expire', '--as-of', '2026-11-20'])).written).toMatch(/^Expired 0 points/)
    expect((await command(db, today, ['expire', '--as-of', '2026-11-21'])).written).toMatch(/^Expired 20 points/)
  })

  test('a future day needs --yes at a terminal', async () => {
    const db = await freshDatabase()
    await savings(db, 2)
    const before = at('2026-11-05')
    const asked = await command(db, before, ['expire', '--as-of', '2026-12-01'], true)
    expect(asked).toMatchObject({ code: 2, written: expect.stringContaining('--yes') })
    expect(await expired(db)).toBe(0)
    const said = await command(db, before, ['expire', '--as-of', '2026-12-01', '--yes'], true)
    expect(said).toMatchObject({ code: 0, written: expect.stringContaining('Expired 20 points of 2 people') })
  })

  test('a program lets points expire as of a future day, with a warning', async () => {
    const db = await freshDatabase()
    await savings(db, 2)
    const said = await command(db, at('2026-11-05'), ['expire', '--as-of', '2026-12-01'])
    expect(said).toMatchObject({ code: 0, written: expect.stringContaining('2026-12-01 is in the future') })
    expect(await expired(db)).toBe(2)
  })

  test('what it does not understand it says', async () => {
    const db = await freshDatabase()
    for (const argv of [[], ['grow'], ['expire', 'now'], ['expire', '--fast']]) {
      expect(await command(db, today, argv)).toMatchObject({ code: 2, written: expect.stringMatching(/^Usage:/) })
    }
    expect(await command(db, today, ['expire', '--as-of', '2026-02-30'])).toMatchObject({ code: 2 })
  })

  test('killed in the middle and run again, nothing expires twice and nothing is left', async () => {
    const url = await freshDatabaseUrl('empty')
    const db = openDatabase(url)
    const people = 600
    await savings(db, people)
    let killed = 0
    for (let times = 0; times < 3; times++) {
      const before = await expired(db)
      const process = run(url)
      while ((await expired(db)) === before && process.running()) await delay(2)
      if (process.running()) killed += 1
      await process.kill()
    }
    expect(killed).toBeGreaterThan(0)
    await run(url).ended
    expect(await expired(db)).toBe(people)
    expect(await reconcile(db)).toEqual([])
    await db.close()
  })
})

describe('npm run site -- points daily', () => {
  const now = at('2026-11-21')

  test('runs every step with what it did, even if the job was done today', async () => {
    const db = await freshDatabase()
    await savings(db, 3)
    for (const people of [3, 0]) {
      const { code, written } = await command(db, now, ['daily'], true)
      expect(code).toBe(0)
      expect(written).toContain('Proved 3 of 3 wallets')
      expect(written).toContain(`wallets settled: wallets ${people}, people ${people}, points ${10 * people}`)
      expect(written).toMatch(/boards frozen: .*expiry announced: .*The daily job is done\.\n$/s)
    }
  })

  test('leaves the job to another process that works on it', async () => {
    const db = await freshDatabase()
    await savings(db, 1)
    const until = '2026-11-21 19:01:00'
    const held = { name: 'daily', leased_by: 'node-1', leased_until: until, done_for: null, changed: until }
    await db.transact((tx) => tx.insertInto('jobs').values(held).execute())
    const { code, written } = await command(db, now, ['daily'])
    expect({ code, written }).toEqual({ code: 1, written: expect.stringContaining('Another process') })
    expect(await expired(db)).toBe(0)
  })

  test('ends with 1 and names what does not hold', async () => {
    const db = await freshDatabase()
    await savings(db, 2)
    await db.transact((tx) => tx.updateTable('wallets').set({ points: 0 }).where('uid', '=', 1).execute())
    const { code, written } = await command(db, now, ['daily'])
    expect(code).toBe(1)
    expect(written).toContain('a wallet cannot be settled: uid 1')
    expect(written).toContain('the book of points does not hold: proof a wallet is the sum of its lots, uid 1')
  })

  test('runs the later steps when one fails', async () => {
    const db = await freshDatabase()
    await savings(db, 1)
    await db.transact((tx) => sql`drop table board_rows`.execute(tx))
    const { code, written } = await command(db, now, ['daily'])
    expect(code).toBe(1)
    expect(written).toMatch(/a step of the daily job failed: .*step freeze/)
    expect(written).toContain('expiry announced')
  })
})

describe('npm run site -- points reconcile', () => {
  test('ends with 0 where the book holds, and with 1 and a line for each thing where it does not', async () => {
    const db = await freshDatabase()
    await savings(db, 2)
    const now = at('2026-11-05')
    expect(await command(db, now, ['reconcile'])).toEqual({ code: 0, written: 'The book holds.\n' })
    await db.transact((tx) => tx.updateTable('wallets').set({ points: 11 }).where('uid', '=', 1).execute())
    const { code, written } = await command(db, now, ['reconcile'])
    expect(code).toBe(1)
    expect(written).toContain(
      'Not true: a wallet is the sum of its lots (person 1, number 1): it is 11 and should be 10.',
    )
    expect(written).toMatch(/\d things do not hold\.\n$/)
  })
})

/** The command in a process of its own. */
function run(url: string) {
  const child = spawn(process.execPath, ['src/lib/server/cli/main.ts', 'points', 'expire', '--as-of', '2026-11-21'], {
    env: { ...process.env, DATABASE_URL: url },
    stdio: 'ignore',
  })
  let running = true
  const ended = new Promise<void>((resolve) =>
    child.once('exit', () => {
      running = false
      resolve()
    }),
  )
  return {
    ended,
    running: () => running,
    kill() {
      child.kill('SIGKILL')
      return ended
    },
  }
}
