import { GetObjectCommand } from '@aws-sdk/client-s3'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeFolder } from '#tests/support/freshDatabase.ts'
import { bucketName, type RealBucket, startRealBucket } from '#tests/support/realBucket.ts'
import { type ServedAcademy, serveAcademy } from '#tests/support/servedAcademy.ts'
import { signInAt } from '#tests/support/site.ts'

const folder = makeFolder()
let bucket: RealBucket
let academy: ServedAcademy

beforeAll(async () => {
  bucket = await startRealBucket(folder.path)
  const wrong = { ...bucket.env, AWS_SECRET_ACCESS_KEY: 'wrong' }
  academy = await serveAcademy({ nodes: [bucket.env, bucket.env, wrong] })
})
afterAll(async () => {
  await academy.end()
  await bucket.stop()
  folder.remove()
})

async function upload(node: number, colour: string) {
  const { url } = academy.sites[node]!
  const cookie = await signInAt(url, 'incentives@demo.test')
  const content = await sharp({ create: { width: 700, height: 500, channels: 3, background: colour } })
    .png()
    .toBuffer()
  const body = new FormData()
  body.set('file', new File([new Uint8Array(content)], 'a.png', { type: 'image/png' }))
  body.set('purpose', 'product')
  const answer = await fetch(`${url}/api/v2/uploads`, { method: 'POST', body, headers: { Origin: url, cookie } })
  return { status: answer.status, file: answer.ok ? ((await answer.json()).data.file as string) : '' }
}

const at = (node: number, path: string, headers: Record<string, string> = {}) =>
  fetch(academy.sites[node]!.url + path, { headers })

test('a picture that is uploaded at one node is in the bucket, and every node shows it to visitors', async () => {
  const { status, file } = await upload(0, '#1d5b4c')
  expect(status).toBe(201)
  const stored = await bucket.client.send(
    new GetObjectCommand({ Bucket: bucketName, Key: file.slice('/media/'.length) }),
  )
  expect((await sharp(await stored.Body?.transformToByteArray()).metadata()).format).toBe('webp')
  for (const node of [0, 1]) {
    const shown = await at(node, file)
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/webp'])
    expect((await sharp(await shown.arrayBuffer()).metadata()).width).toBe(700)
  }
  // A part of a file is answered with the whole file (RFC 9110, 14.2).
  expect((await at(1, file, { range: 'bytes=0-9' })).status).toBe(200)
  expect((await at(1, file.replace('-700x500', '-999'))).status).toBe(404)
})

test('uploads at two nodes at the same moment are both stored', async () => {
  const sent = await Promise.all([upload(0, '#1d5b40'), upload(1, '#1d5b41')])
  expect(sent.map(({ status }) => status)).toEqual([201, 201])
  const shown = await Promise.all(sent.map(({ file }, index) => at(1 - index, file)))
  expect(shown.map(({ status }) => status)).toEqual([200, 200])
})

test('with a wrong key uploads fail, the log says why, and the pages stay up', async () => {
  expect((await upload(2, '#d9921a')).status).toBe(500)
  await expect.poll(() => academy.sites[2]!.log()).toMatch(/SignatureDoesNotMatch|signature we calculated/)
  expect((await at(2, '/')).status).toBe(200)
})

test('while the bucket is away files fail, the pages stay up, and everything comes back with it', async () => {
  const { file } = await upload(0, '#102a6b')
  await bucket.stop()
  expect((await upload(0, '#ffd500')).status).toBe(500)
  expect((await at(1, file)).status).toBe(500)
  await expect.poll(() => academy.sites[1]!.log()).toContain('ECONNREFUSED')
  expect((await at(0, '/')).status).toBe(200)
  bucket = await startRealBucket(folder.path, Number(new URL(bucket.env.UPLOADS_S3_ENDPOINT ?? '').port))
  expect((await at(1, file)).status).toBe(200)
  expect((await upload(0, '#ffd500')).status).toBe(201)
})
