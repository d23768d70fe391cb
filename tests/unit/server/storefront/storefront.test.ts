import type { Kysely } from 'kysely'
import { expect, test } from 'vitest'
import type { Reader } from '#server/db/database.ts'
import type { Schema } from '#server/db/schema/schema.ts'
import { saveSections } from '#server/storefront/save.ts'
import { loadStorefront } from '#server/storefront/storefront.ts'
import { definitions } from '#shared/sections/registry.ts'
import { freshDatabase, morning } from '#tests/support/freshDatabase.ts'
import { takeIn } from '#tests/unit/server/accounts/cast.ts'

const log = { error: () => {} }
const { settings, appearance } = definitions.rich_text.defaults
const data = {
  settings,
  appearance,
  restrictions: [],
  content: { en: { title: 'New', body: { type: 'doc' as const, content: [] } } },
}
const added = {
  id: null,
  type: 'rich_text' as const,
  weight: 0,
  hidden: false,
  visible_from: null,
  visible_until: null,
  data,
}

test('a storefront that is saved while it is read has the sections of its revision', async () => {
  const db = await freshDatabase()
  const by = await takeIn(db)
  const { id, revision } = await loadStorefront(db.reader, 'registered', log)
  const features = {} as Parameters<typeof saveSections>[1]['features']
  const change = { revision, sections: [added] }
  let isSaved = false
  const reader: Reader = (db.reader as Kysely<Schema>).withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      if (!isSaved) await saveSections(db, { storefrontId: id, change, features, by, now: morning, log })
      isSaved = true
      return result
    },
  })
  expect(await loadStorefront(reader, 'registered', log)).toMatchObject({ revision, sections: [] })
  expect(await loadStorefront(db.reader, 'registered', log)).toMatchObject({ revision: revision + 1, sections: [{}] })
})

test('a new site has two empty storefronts', async () => {
  const db = await freshDatabase()
  const rows = await db.reader.selectFrom('storefronts').select(['type', 'revision']).orderBy('type').execute()
  expect(rows).toEqual([
    { type: 'registered', revision: 1 },
    { type: 'unregistered', revision: 1 },
  ])
})
