import { GetObjectCommand, NoSuchKey } from '@aws-sdk/client-s3'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { readConfig } from '#server/config.ts'
import { openStorage, type Storage } from '#server/media/storage.ts'
import { makeFolder } from '#tests/support/freshDatabase.ts'
import { bucketName, type RealBucket, startRealBucket } from '#tests/support/realBucket.ts'

const folder = makeFolder()
let bucket: RealBucket
let storage: Storage

beforeAll(async () => {
  bucket = await startRealBucket(folder.path)
  storage = storageOf()
})
afterAll(async () => {
  await bucket.stop()
  folder.remove()
})

/** The keys are read from the environment when the storage is first used. */
function storageOf(change: Record<string, string> = {}): Storage {
  const env = { ...bucket.env, ...change }
  for (const name of ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'] as const) vi.stubEnv(name, env[name])
  return openStorage(readConfig(env))
}

const picture = Buffer.from('a picture of 23 letters')

/** The content of a file as another program reads it; `undefined` if there is none. */
async function seen(name: string, range?: string): Promise<string | undefined> {
  const asked = new GetObjectCommand({ Bucket: bucketName, Key: name, ...(range && { Range: range }) })
  try {
    return await (await bucket.client.send(asked)).Body?.transformToString()
  } catch (error) {
    if (error instanceof NoSuchKey) return undefined
    throw error
  }
}

describe('the storage on an S3 server of others', () => {
  test('keeps, returns and removes a file, and removing it again does no harm', async () => {
    await storage.put('product/a.webp', picture)
    expect(Buffer.from((await storage.read('product/a.webp')) ?? [])).toEqual(picture)
    await storage.put('product/a.webp', Buffer.from('another'))
    expect(Buffer.from((await storage.read('product/a.webp')) ?? []).toString()).toBe('another')
    await storage.remove('product/a.webp')
    await storage.remove('product/a.webp')
    expect(await storage.read('product/a.webp')).toBeUndefined()
    expect(await seen('product/a.webp')).toBeUndefined()
  })

  test('keeps files under their names, whole, as other programs see them', async () => {
    await storage.put('seen/a.webp', picture)
    await storage.put('seen/b.woff2', picture)
    expect(await seen('seen/a.webp')).toBe(picture.toString())
    expect(await seen('seen/b.woff2', 'bytes=2-8')).toBe('picture')
    expect(await seen('a.webp')).toBeUndefined()
  })

  test('keeps an empty file and one of 8 MiB', async () => {
    const large = Buffer.alloc(8 * 2 ** 20, 'juniper')
    await storage.put('size/none.webp', Buffer.alloc(0))
    await storage.put('size/large.webp', large)
    expect((await storage.read('size/none.webp'))?.length).toBe(0)
    expect(large.equals((await storage.read('size/large.webp')) ?? Buffer.alloc(0))).toBe(true)
  })

  test('takes many files at the same moment, and each keeps its content', async () => {
    const names = Array.from({ length: 100 }, (_, index) => `many/${index}.webp`)
    await Promise.all(names.map((name) => storage.put(name, Buffer.from(name.repeat(500)))))
    const read = await Promise.all(names.map((name) => storage.read(name)))
    expect(read.map((content) => Buffer.from(content ?? []).toString())).toEqual(names.map((name) => name.repeat(500)))
    await Promise.all(names.map((name) => storage.remove(name)))
    expect(await Promise.all(names.map((name) => storage.read(name)))).toEqual(names.map(() => undefined))
  })

  test.each([
    ['a wrong secret', { AWS_SECRET_ACCESS_KEY: 'wrong' }, 'SignatureDoesNotMatch'],
    ['an unknown key', { AWS_ACCESS_KEY_ID: 'SOMEBODY' }, 'InvalidAccessKeyId'],
    ['a bucket that does not exist', { UPLOADS_S3_BUCKET: 'nowhere' }, 'NoSuchBucket'],
  ])('fails with %s, and says why', async (_what, change, name) => {
    const other = storageOf(change)
    await expect(other.put('wrong/a.webp', picture)).rejects.toMatchObject({ cause: { name } })
    await expect(other.read('wrong/a.webp')).rejects.toMatchObject({ cause: { name } })
    expect(await seen('wrong/a.webp')).toBeUndefined()
  })

  test('fails while the server is away, and works again when it is back', async () => {
    const own = makeFolder()
    const first = await startRealBucket(own.path)
    onTestFinished(own.remove)
    const moved = storageOf(first.env)
    await moved.put('kept/a.webp', picture)
    await first.stop()
    await expect(moved.read('kept/a.webp')).rejects.toMatchObject({ cause: { code: 'ECONNREFUSED' } })
    await expect(moved.put('kept/b.webp', picture)).rejects.toThrow()
    const back = await startRealBucket(own.path, Number(new URL(first.env.UPLOADS_S3_ENDPOINT ?? '').port))
    onTestFinished(back.stop)
    expect(Buffer.from((await moved.read('kept/a.webp')) ?? [])).toEqual(picture)
  })
})
