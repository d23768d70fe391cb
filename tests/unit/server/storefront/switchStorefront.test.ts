import { expect, test } from 'vitest'
import { switchStorefront } from '#server/storefront/switchStorefront.ts'
import { freshDatabase, morning } from '#tests/support/freshDatabase.ts'
import { meanwhile } from '#tests/support/meanwhile.ts'
import { takeIn } from '#tests/unit/server/accounts/cast.ts'

test('two opposite switches at the same moment are both in the audit log', async () => {
  const db = await freshDatabase()
  const by = await takeIn(db)
  const { id } = await db.reader.selectFrom('storefronts').select('id').orderBy('id').executeTakeFirstOrThrow()
  await switchStorefront(db, { storefrontId: id, enabled: false, by, now: morning })
  await meanwhile(
    db,
    (tx) => tx.updateTable('storefronts').set({ enabled: 1 }).where('id', '=', id).execute(),
    () => switchStorefront(db, { storefrontId: id, enabled: false, by, now: morning }),
  )
  const noted = db.reader.selectFrom('audit_entries').select(['before_values', 'after_values'])
  const off = { before_values: '{"enabled":true}', after_values: '{"enabled":false}' }
  expect(await noted.where('action', '=', 'switched').execute()).toEqual([off, off])
})
