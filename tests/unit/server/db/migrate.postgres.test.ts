import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openDatabase } from '#server/db/database.ts'
import { migrate, migrations } from '#server/db/migrate.ts'
import { freshDatabaseUrl, morning } from '#tests/support/freshDatabase.ts'

test('a migration that waits for a backup holds up nobody else, and runs when the backup is done', async () => {
  const url = await freshDatabaseUrl()
  const [before, backup, deployed] = [
    openDatabase(url),
    openDatabase(url, { patience: 'working' }),
    openDatabase(url, { patience: 'working' }),
  ]
  const [begun, read] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const backingUp = backup.snapshot(async (reader) => {
    await reader.selectFrom('wallets').select('uid').execute()
    begun.resolve()
    await read.promise
  })
  await begun.promise
  migrations['9999_note'] = {
    step: 'expand',
    run: async (db) => {
      await sql`alter table wallets add column note text`.execute(db)
    },
  }
  try {
    let tries = 0
    const migrating = migrate(deployed, morning, { onLocked: () => tries++, retryMs: 100 })
    // Each of these waits behind the migration for a second at most, where a session gives up after five.
    for (let look = 0; look < 4; look++) {
      await before.reader.selectFrom('wallets').select('points').execute()
      await pause(300)
    }
    expect(tries).toBeGreaterThan(0)
    read.resolve()
    await backingUp
    expect(await migrating).toEqual(['9999_note'])
  } finally {
    delete migrations['9999_note']
    read.resolve()
    await Promise.all([before, backup, deployed].map((db) => db.close()))
  }
})
