import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readConfig } from '#server/config.ts'
import { clearIncoming, incomingFile } from '#server/http/incoming.ts'
import { openStorage } from '#server/media/storage.ts'
import { storedName } from '#server/media/uploadNames.ts'
import { freshFolder } from '#tests/support/freshDatabase.ts'

const content = Buffer.from('a picture')

test('a folder of DATA_DIR keeps the files, and removing one again does no harm', async () => {
  const DATA_DIR = freshFolder()
  const storage = openStorage(readConfig({ DATA_DIR }))
  await storage.put('product/a.webp', content)
  expect(readdirSync(join(DATA_DIR, 'uploads', 'product'))).toEqual(['a.webp'])
  expect(Buffer.from((await storage.read('product/a.webp')) ?? [])).toEqual(content)
  await storage.remove('product/a.webp')
  await storage.remove('product/a.webp')
  expect(await storage.read('product/a.webp')).toBeUndefined()
})

test('a bucket is a matter of configuration', () => {
  const config = readConfig({ UPLOADS_S3_BUCKET: 'quay', UPLOADS_S3_REGION: 'eu-west-1' })
  expect(config.s3).toEqual({ bucket: 'quay', region: 'eu-west-1', endpoint: '', pathStyle: false })
})

test('temporary files of a killed process are removed', async () => {
  const config = { dataDir: freshFolder() }
  const path = await incomingFile(config)
  writeFileSync(path, content)
  await clearIncoming(config)
  expect(readdirSync(config.dataDir)).toEqual([])
})

test.each([
  ['/media/product/0123456789abcdef0123456789abcdef-480.webp', 'product/0123456789abcdef0123456789abcdef-480.webp'],
  ['/media/font/0123456789abcdef0123456789abcdef.woff2', 'font/0123456789abcdef0123456789abcdef.woff2'],
  ['/media/product/../../site.db', undefined],
  ['/media/site/0123456789abcdef0123456789abcdef-480.webp', undefined],
  ['/media/product/0123456789abcdef0123456789abcdef.svg', undefined],
  ['/media/product/0123456789abcdef0123456789abcdef-480.webp/..', undefined],
  ['/media/demo/mug.svg', undefined],
])('the address %s has the stored name %s', (address, name) => {
  expect(storedName(address)).toBe(name)
})
