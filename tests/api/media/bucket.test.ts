import { onTestFinished, expect, test, vi } from 'vitest'
import { toInstant } from '#shared/instant.ts'
import { removeUnused } from '#server/media/removeUnused.ts'
import { demoDatabase, later } from '#tests/support/freshDatabase.ts'
import { startBucket } from '#tests/support/bucketServer.ts'
import { browserAt } from '#tests/support/browserAt.ts'
import { accounts, drawn, formOf, password, uploads } from './openUploads.ts'

const access = { bucket: 'quay', region: 'eu-west-1', keyId: 'AKIDSTORY', secret: 'a secret of this story' }

async function openBucketSite(secret = access.secret) {
  const bucket = await startBucket(access)
  onTestFinished(bucket.stop)
  vi.stubEnv('AWS_ACCESS_KEY_ID', access.keyId)
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', secret)
  onTestFinished(() => void vi.unstubAllEnvs())
  const env = {
    UPLOADS_S3_BUCKET: access.bucket,
    UPLOADS_S3_REGION: access.region,
    UPLOADS_S3_ENDPOINT: bucket.url,
    UPLOADS_S3_PATH_STYLE: '1',
  }
  const db = await demoDatabase()
  const browser = browserAt(db, env)
  await browser.signIn(accounts.administrator, password)
  return { db, bucket, browser }
}

test('an upload to a bucket is stored, served and removed when nothing uses it', async () => {
  const { db, bucket, browser } = await openBucketSite()
  const content = await drawn({ width: 700, height: 500 }).png().toBuffer()
  const { status, body } = await browser.ask(uploads, { upload: formOf(content, {}) })
  expect(status).toBe(201)
  const { file } = body.data
  const names = [file, file.replace('-700x500', '-480')].map((one: string) => one.slice('/media/'.length))
  expect(bucket.names()).toEqual(names.toSorted())

  const { storage } = browser.runtime.media
  for (const name of names)
    expect(
      Buffer.from((await storage.read(name)) ?? [])
        .subarray(8, 12)
        .toString(),
    ).toBe('WEBP')
  expect(await storage.read('product/none.webp')).toBeUndefined()

  await db.transact((tx) =>
    tx
      .updateTable('uploads')
      .set({ created: toInstant(later(-3 * 24 * 60)) })
      .execute(),
  )
  expect(await removeUnused(db, storage, later(0))).toBe(1)
  expect(bucket.names()).toEqual([])
  await storage.remove(names[0] ?? '')
})

test('a bucket that refuses the key is an error, and no file', async () => {
  const { bucket, browser } = await openBucketSite('another secret')
  const content = await drawn({ width: 300, height: 200 }).png().toBuffer()
  expect((await browser.ask(uploads, { upload: formOf(content, {}) })).status).toBe(500)
  expect(bucket.names()).toEqual([])
  expect(bucket.requests().every((line) => line.endsWith(' 403'))).toBe(true)
})
