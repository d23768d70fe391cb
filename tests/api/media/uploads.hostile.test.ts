import { crc32 } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { PICTURE_BYTES } from '#shared/media/uploadLimits.ts'
import { drawn, openUploads } from './openUploads.ts'

const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'

/** A PNG of a few bytes that claims to have this size. */
function claimingPng(width: number, height: number): Buffer {
  const head = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 2, 0, 0, 0])
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  const chunk = (name: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
    const ends = Buffer.alloc(8)
    ends.writeUInt32BE(data.length, 0)
    ends.writeUInt32BE(crc32(body), 4)
    return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)])
  }
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', Buffer.alloc(20)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

describe('hostile files are refused with a clear message and leave nothing', () => {
  const cases: [string, () => Buffer | string | Promise<Buffer>, string, string][] = [
    ['SVG with a script', () => svg, 'type', 'SVG files can contain programs'],
    ['SVG behind a declaration', () => `<?xml version="1.0"?><!DOCTYPE svg>\n${svg}`, 'type', 'SVG files'],
    ['30,000 × 30,000 pixels', () => claimingPng(30_000, 30_000), 'too_many_pixels', 'too many pixels'],
    [
      'a zip archive named .png',
      () => Buffer.from('PK\x03\x04 a zip archive'),
      'type',
      'This is not a picture. JPEG, PNG',
    ],
    ['a page', () => '<!doctype html><script>alert(1)</script>', 'type', 'This is not a picture'],
    ['an empty file', () => '', 'type', 'This is not a picture'],
    [
      'half a picture',
      async () => (await drawn().jpeg({ quality: 100 }).toBuffer()).subarray(0, 2000),
      'damaged',
      'cannot be read',
    ],
    ['a font', () => Buffer.from('wOF2 and so on'), 'type', 'This is not a picture'],
  ]
  test.each(cases)('%s', async (_, content, code, message) => {
    const { send, stored, left, db } = await openUploads()
    const { status, body } = await send(await content())
    expect(status).toBe(400)
    expect(body.errors).toEqual([{ path: 'file', code, message: expect.stringContaining(message) }])
    expect([stored(), left()]).toEqual([[], []])
    expect(await db.reader.selectFrom('uploads').selectAll().execute()).toEqual([])
  })

  test('a file over the limit is refused', async () => {
    const { send, stored, left } = await openUploads()
    const { status, body } = await send(Buffer.alloc(PICTURE_BYTES + 1, 'x'))
    expect([status, body.errors]).toEqual([
      413,
      [{ path: 'file', code: 'too_large', message: 'This file is too large. At most 15 MB are possible.' }],
    ])
    expect([stored(), left()]).toEqual([[], []])
  })
})
