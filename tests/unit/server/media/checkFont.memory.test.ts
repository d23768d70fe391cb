import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { checkFont } from '#server/media/checkFont.ts'
import { freshFolder } from '#tests/support/freshDatabase.ts'

const MIB = 2 ** 20
/** Far more than a font needs, and far less than what the files below unpack to. */
const MOST_MIB = 400
const MOST_MS = 8000

const plex = (ending: string) =>
  readFileSync(`node_modules/@fontsource/ibm-plex-serif/files/ibm-plex-serif-latin-400-normal.${ending}`)

const gigabyte = Buffer.alloc(1024 * MIB)

/** A WOFF2 with one table: its stated length, and what its stream unpacks to. */
function woff2({
  stated,
  stream,
  tables = 1,
  size = stated,
}: {
  stated: number
  stream: Buffer
  tables?: number
  size?: number
}): Buffer {
  const directory = Buffer.concat(
    Array.from({ length: tables }, () => Buffer.concat([Buffer.from([0x3f]), Buffer.from('Zzzz'), base128(stated)])),
  )
  const header = Buffer.alloc(48)
  header.write('wOF2', 0, 'latin1')
  header.writeUInt32BE(0x00010000, 4)
  header.writeUInt32BE(48 + directory.length + stream.length, 8)
  header.writeUInt16BE(tables, 12)
  header.writeUInt32BE(size, 16)
  header.writeUInt32BE(stream.length, 20)
  return Buffer.concat([header, directory, stream])
}

/** UIntBase128: seven bits in each byte, the first ones first. */
function base128(value: number): Buffer {
  const bytes = [value % 128]
  for (let rest = Math.floor(value / 128); rest > 0; rest = Math.floor(rest / 128)) bytes.unshift(0x80 | (rest % 128))
  return Buffer.from(bytes)
}

const packed = (content: Buffer) =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 1, [constants.BROTLI_PARAM_LGWIN]: 22 } })

/** A WOFF with one table: its stated length, and what it unpacks to. */
function woff(content: Buffer, stated: number): Buffer {
  const stream = deflateSync(content, { level: 1 })
  const header = Buffer.alloc(64)
  header.write('wOFF', 0, 'latin1')
  header.writeUInt32BE(0x00010000, 4)
  header.writeUInt32BE(64 + stream.length, 8)
  header.writeUInt16BE(1, 12)
  header.writeUInt32BE(1000 + 28, 16)
  header.write('Zzzz', 44, 'latin1')
  header.writeUInt32BE(64, 48)
  header.writeUInt32BE(stream.length, 52)
  header.writeUInt32BE(stated, 56)
  return Buffer.concat([header, stream])
}

const truncated = [0, 4, 13, 47, 49, 60, 200].map((length) => plex('woff2').subarray(0, length))
const hostile: readonly [string, 'woff' | 'woff2', () => Buffer][] = [
  ['a WOFF2 that states 4 GB', 'woff2', () => woff2({ stated: 0xf0000000, stream: packed(Buffer.alloc(1000)) })],
  [
    'a WOFF2 whose tables state 6 GB together',
    'woff2',
    () => woff2({ stated: 2 ** 20, tables: 6000, stream: packed(Buffer.alloc(9)) }),
  ],
  [
    'a WOFF2 with a length of a thousand bytes',
    'woff2',
    () => {
      const bytes = woff2({ stated: 1, stream: Buffer.alloc(2000, 0xff) })
      bytes.fill(0xff, 53)
      return bytes
    },
  ],
  ['a WOFF2 that states little and unpacks to 1 GB', 'woff2', () => woff2({ stated: 1000, stream: packed(gigabyte) })],
  [
    'a WOFF2 that says that the font has 4 GB',
    'woff2',
    () => woff2({ stated: 1000, size: 0xfffffff0, stream: packed(Buffer.alloc(1000)) }),
  ],
  ['a WOFF that states 16 MB and unpacks to 1 GB', 'woff', () => woff(gigabyte, 16 * MIB)],
  ['a WOFF whose table is longer when packed', 'woff', () => woff(gigabyte, 1000)],
  ...truncated.map(
    (bytes) => [`the first ${bytes.length} bytes of a WOFF2`, 'woff2', () => bytes] as [string, 'woff2', () => Buffer],
  ),
]

test.each(hostile)('%s is refused within little time and memory', async (_, kind, make) => {
  const path = join(freshFolder(), 'font')
  writeFileSync(path, make())
  const before = process.memoryUsage().rss
  let peak = before
  const watch = setInterval(() => (peak = Math.max(peak, process.memoryUsage().rss)), 5)
  const begun = performance.now()
  await expect(checkFont(path, kind)).rejects.toMatchObject({ status: 400, problems: [{ code: 'damaged' }] })
  clearInterval(watch)
  expect(performance.now() - begun).toBeLessThan(MOST_MS)
  expect((Math.max(peak, process.memoryUsage().rss) - before) / MIB).toBeLessThan(MOST_MIB)
})

test('a font of the usual size is taken', async () => {
  for (const kind of ['woff2', 'woff'] as const) {
    const path = join(freshFolder(), 'font')
    writeFileSync(path, plex(kind))
    expect((await checkFont(path, kind)).subarray(0, 4).toString()).toBe('wOF2')
  }
})
