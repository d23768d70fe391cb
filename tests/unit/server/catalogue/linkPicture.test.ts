import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { linkPicture } from '#server/catalogue/linkPicture.ts'
import { createLinkPictures } from '#server/media/linkPictures.ts'
import { openStorage } from '#server/media/storage.ts'
import { defaultAppearance } from '#shared/theme/appearance.ts'
import { coverPalette } from '#shared/theme/covers/palette.ts'
import { freshDatabase, freshFolder } from '#tests/support/freshDatabase.ts'
import { offer } from '../points/earning/earningSite.ts'

const palette = coverPalette(defaultAppearance)
const photo = '/media/section/0123456789abcdef0123456789abcdef-900x900.webp'

function openMedia() {
  return { storage: openStorage({ dataDir: freshFolder(), s3: null }), linkPictures: createLinkPictures() }
}

async function change(db: Database, id: number, values: { cover?: string; published?: number }): Promise<void> {
  await db.transact((tx) => tx.updateTable('trainings').set(values).where('id', '=', id).execute())
}

test('a generated cover becomes a PNG in the size of link previews', async () => {
  const db = await freshDatabase()
  const id = await offer(db, 'Knots')
  const picture = await linkPicture(db.reader, openMedia(), { id, palette })
  expect(picture).toMatchObject({ address: expect.stringMatching(/\.png$/), type: 'image/png' })
  const content = (await picture?.encode()) ?? new Uint8Array()
  expect(await sharp(content).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
  expect(content.length).toBeLessThan(100_000)
})

test('an uploaded picture becomes a JPEG in the same size, and a lost file none', async () => {
  const db = await freshDatabase()
  const [id, media] = [await offer(db, 'Knots'), openMedia()]
  await change(db, id, { cover: photo })
  const picture = await linkPicture(db.reader, media, { id, palette })
  expect(picture).toMatchObject({ address: expect.stringMatching(/\.jpg$/), type: 'image/jpeg' })
  expect(await (await linkPicture(db.reader, openMedia(), { id, palette }))?.encode(), 'no file').toBeUndefined()
  const square = await sharp({ create: { width: 900, height: 900, channels: 4, background: '#1f7a8c80' } })
    .webp()
    .toBuffer()
  await media.storage.put(photo.slice('/media/'.length), square)
  expect(await sharp(await picture?.encode()).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
})

test('a training that visitors may not see, or whose picture is elsewhere, has none', async () => {
  const db = await freshDatabase()
  const [hidden, foreign] = [await offer(db, 'Knots'), await offer(db, 'Sails')]
  await change(db, hidden, { published: 0 })
  await change(db, foreign, { cover: 'https://pictures.example/7.jpg' })
  for (const id of [hidden, foreign, 4711]) {
    expect(await linkPicture(db.reader, openMedia(), { id, palette })).toBeUndefined()
  }
})

test('a picture is encoded once for all requests, and too many different ones at once are refused', async () => {
  const db = await freshDatabase()
  const media = openMedia()
  const askFor = async (id: number) => (await linkPicture(db.reader, media, { id, palette }))?.encode()
  const id = await offer(db, 'Knots')
  const same = await Promise.all(Array.from({ length: 15 }, () => askFor(id)))
  expect(new Set(same).size).toBe(1)
  const others: number[] = []
  for (let n = 0; n < 15; n++) others.push(await offer(db, `Knot ${n}`))
  const all = await Promise.allSettled(others.map(askFor))
  const refused = all.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
  expect(refused.length).toBeGreaterThan(0)
  for (const reason of refused) expect(reason).toMatchObject({ status: 503 })
  const [first = 0] = others.toReversed()
  expect(await askFor(first), 'a refused picture can be requested again').toBeDefined()
})
