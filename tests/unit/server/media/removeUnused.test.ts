import { expect, test } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { missingUploads } from '#server/media/missingUploads.ts'
import { removeUnused } from '#server/media/removeUnused.ts'
import { toInstant } from '#shared/instant.ts'
import { uploadPurposes } from '#shared/media/uploadLimits.ts'
import { demoDatabase, later } from '#tests/support/freshDatabase.ts'
import { addUpload, fileNamed } from './uploadRows.ts'

const day = 24 * 60
const start = later(0)
const at = (minutes: number) => ({ purpose: 'product', now: later(minutes) }) as const

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
  await addUpload(db, fileNamed(1))
  expect(await clean(day - 1)).toBe(0)
  expect(await clean(day + 1)).toBe(1)
  expect(removed).toEqual(
    [fileNamed(1), fileNamed(1).replace('-480x360', '-240')].map((file) => file.slice('/media/'.length)),
  )
  expect(await rows()).toEqual([])
})

test('a picture of a section stays as long as a browser keeps the section unsaved', async () => {
  const { db, clean, rows } = await openMedia()
  await addUpload(db, fileNamed(1), start, 'section')
  await addUpload(db, fileNamed(2))
  expect(await clean(15 * day - 1)).toBe(1)
  expect(await rows()).toEqual([fileNamed(1)])
  expect(await clean(15 * day + 1)).toBe(1)
})

test.each(['products', 'settings', 'users'] as const)('a file that %s use stays', async (place) => {
  const { db, removed, clean, rows } = await openMedia()
  await addUpload(db, fileNamed(1))
  await addUpload(db, fileNamed(2))
  await use(db, place, fileNamed(2))
  expect(await clean(day + 1)).toBe(1)
  expect(await rows()).toEqual([fileNamed(2)])
  expect(removed.some((name) => fileNamed(2).endsWith(name))).toBe(false)
})

test('more files than one transaction takes are all removed', async () => {
  const { db, clean, rows } = await openMedia()
  for (let i = 0; i < 45; i++) await addUpload(db, fileNamed(i))
  expect(await clean(day + 1)).toBe(45)
  expect(await rows()).toEqual([])
})

test('a file that is saved at the moment is kept, and one that is gone is refused', async () => {
  const { db, clean, rows } = await openMedia()
  await addUpload(db, fileNamed(1))
  const save = () => db.transact((tx) => missingUploads(tx, new Map([['banner', fileNamed(1)]]), at(day + 1)))
  expect(await save()).toEqual([])
  expect(await clean(day + 2)).toBe(0)
  expect(await clean(2 * day + 2)).toBe(1)
  expect(await save()).toMatchObject([{ path: 'banner', code: 'not_uploaded' }])
  expect(await rows()).toEqual([])
})

test('a save and a clean-up at the same time never leave a name without its file', async () => {
  const { db, clean, rows } = await openMedia()
  for (let i = 0; i < 8; i++) {
    await addUpload(db, fileNamed(i))
    const save = db.transact(async (tx) => {
      const missing = await missingUploads(tx, new Map([['banner', fileNamed(i)]]), at(day + 1))
      return missing.length === 0
    })
    const [isSaved] = await Promise.all([save, clean(day + 1)])
    expect((await rows()).includes(fileNamed(i))).toBe(isSaved)
  }
})

test('files that the product makes, and those that were saved before, need no upload', async () => {
  const { db } = await openMedia()
  const files = new Map([
    ['images[0][file]', '/media/cover/abcdefg/4-3/mug.svg'],
    ['images[1][file]', '/media/old.webp'],
    ['images[2][file]', '/media/new.webp'],
  ])
  const problems = await db.transact((tx) => missingUploads(tx, files, { ...at(0), kept: ['/media/old.webp'] }))
  expect(problems.map(({ path }) => path)).toEqual(['images[2][file]'])
})

test('a file that the storage cannot remove is tried again, and the others are removed', async () => {
  const { db, clean, rows } = await openMedia()
  for (let i = 0; i < 3; i++) await addUpload(db, fileNamed(i))
  const storage = {
    remove: async (name: string) => {
      if (fileNamed(1).endsWith(name)) throw new Error('The storage is away.')
    },
  }
  await expect(removeUnused(db, storage, later(day + 1))).rejects.toThrow('could not be removed')
  expect(await rows()).toEqual([fileNamed(1)])
  const problems = await db.transact((tx) => missingUploads(tx, new Map([['banner', fileNamed(1)]]), at(day + 1)))
  expect(problems).toMatchObject([{ code: 'not_uploaded' }])
  expect(await clean(day + 2)).toBe(1)
  expect(await rows()).toEqual([])
})

test('a clock that was ahead keeps no file for longer than a day', async () => {
  const { db, clean, rows } = await openMedia()
  await addUpload(db, fileNamed(1), new Date('2031-01-01'))
  expect(await clean(1)).toBe(0)
  expect(await clean(day + 2)).toBe(1)
  expect(await rows()).toEqual([])
})

test('a file in a smaller form, as a text may name it, is used', async () => {
  const { db, clean } = await openMedia()
  await addUpload(db, fileNamed(1))
  await use(db, 'settings', `https://academy.test${fileNamed(1).replace('-480x360', '-240')}`)
  expect(await clean(day + 1)).toBe(0)
})

test('unused files of every purpose are removed, also of those that no call takes yet', async () => {
  const { db, clean, rows } = await openMedia()
  for (const purpose of uploadPurposes) await addUpload(db, fileNamed(1).replace('product', purpose))
  expect(await clean(day + 1)).toBe(uploadPurposes.length)
  expect(await rows()).toEqual([])
})
