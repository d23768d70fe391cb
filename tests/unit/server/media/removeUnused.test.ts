import { expect, test } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { missingUploads } from '#server/media/missingUploads.ts'
import { removeUnused } from '#server/media/removeUnused.ts'
import { toInstant } from '#shared/contract/time.ts'
import { demoDatabase, later } from '#tests/support/freshDatabase.ts'

const day = 24 * 60
const start = later(0)

/** A name as uploads have it. */
function named(number: number): string {
  return `/media/product/${String(number).padStart(32, '0')}-480x360.webp`
}

async function openMedia() {
  const db = await demoDatabase()
  const removed: string[] = []
  return {
    db,
    removed,
    clean: (minutes: number) => removeUnused(db, { remove: async (name) => void removed.push(name) }, later(minutes)),
    rows: async () =>
      (await db.reader.selectFrom('uploads').select('file').orderBy('file').execute()).map(({ file }) => file),
  }
}

async function addUpload(db: Database, file: string, created = start): Promise<void> {
  await db.transact((tx) =>
    tx
      .insertInto('uploads')
      .values({
        ...{ file, purpose: 'product', type: 'image/webp', bytes: 10, width: 480, height: 360, uploaded_by: null },
        files: JSON.stringify([file, file.replace('-480x360', '-240')]),
        ...{ created: toInstant(created), saved: null },
      })
      .execute(),
  )
}

async function use(db: Database, place: 'products' | 'settings' | 'users', file: string): Promise<void> {
  await db.transact(async (tx) => {
    if (place === 'products') {
      const images = JSON.stringify([{ file, alt: 'A mug' }])
      const { id } = await tx.selectFrom('products').select('id').orderBy('id').limit(1).executeTakeFirstOrThrow()
      await tx.updateTable('products').set({ images }).where('id', '=', id).execute()
    }
    if (place === 'settings') {
      const row = {
        name: 'incentives_shop',
        value: JSON.stringify({ banner: file }),
        revision: 1,
        changed: toInstant(start),
      }
      await tx
        .insertInto('settings')
        .values(row)
        .onConflict((held) => held.column('name').doUpdateSet(row))
        .execute()
    }
    if (place === 'users') await tx.updateTable('users').set({ avatar: file }).where('uid', '=', 1).execute()
  })
}

test('a file that nothing uses is removed with all its forms after a day', async () => {
  const { db, removed, clean, rows } = await openMedia()
  await addUpload(db, named(1))
  expect(await clean(day - 1)).toBe(0)
  expect(await clean(day + 1)).toBe(1)
  expect(removed).toEqual([named(1), named(1).replace('-480x360', '-240')].map((file) => file.slice('/media/'.length)))
  expect(await rows()).toEqual([])
})

test.each(['products', 'settings', 'users'] as const)('a file that %s use stays', async (place) => {
  const { db, removed, clean, rows } = await openMedia()
  await addUpload(db, named(1))
  await addUpload(db, named(2))
  await use(db, place, named(2))
  expect(await clean(day + 1)).toBe(1)
  expect(await rows()).toEqual([named(2)])
  expect(removed.some((name) => named(2).endsWith(name))).toBe(false)
})

test('more files than one transaction takes are all removed', async () => {
  const { db, clean, rows } = await openMedia()
  for (let i = 0; i < 45; i++) await addUpload(db, named(i))
  expect(await clean(day + 1)).toBe(45)
  expect(await rows()).toEqual([])
})

test('a file that is saved at the moment is kept, and one that is gone is refused', async () => {
  const { db, clean, rows } = await openMedia()
  await addUpload(db, named(1))
  const save = () => db.transact((tx) => missingUploads(tx, new Map([['banner', named(1)]]), later(day + 1)))
  expect(await save()).toEqual([])
  expect(await clean(day + 2)).toBe(0)
  expect(await clean(2 * day + 2)).toBe(1)
  expect(await save()).toMatchObject([{ path: 'banner', code: 'not_uploaded' }])
  expect(await rows()).toEqual([])
})

test('a save and a clean-up at the same time never leave a name without its file', async () => {
  const { db, clean, rows } = await openMedia()
  for (let i = 0; i < 8; i++) {
    await addUpload(db, named(i))
    const save = db.transact(async (tx) => {
      const missing = await missingUploads(tx, new Map([['banner', named(i)]]), later(day + 1))
      return missing.length === 0
    })
    const [isSaved] = await Promise.all([save, clean(day + 1)])
    expect((await rows()).includes(named(i))).toBe(isSaved)
  }
})

test('files that the product makes, and those that were saved before, need no upload', async () => {
  const { db } = await openMedia()
  const files = new Map([
    ['images[0][file]', '/media/demo/mug.svg'],
    ['images[1][file]', '/media/old.webp'],
    ['images[2][file]', '/media/new.webp'],
  ])
  const problems = await db.transact((tx) => missingUploads(tx, files, start, ['/media/old.webp']))
  expect(problems.map(({ path }) => path)).toEqual(['images[2][file]'])
})
