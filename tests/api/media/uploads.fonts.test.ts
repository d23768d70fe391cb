import { readFileSync } from 'node:fs'
import { create } from 'fontkit'
import { describe, expect, test } from 'vitest'
import { drawn, openUploads } from './openUploads.ts'

describe('fonts', () => {
  const plex = (ending: string) =>
    readFileSync(`node_modules/@fontsource/ibm-plex-serif/files/ibm-plex-serif-latin-400-normal.${ending}`)

  test.each(['woff2', 'woff'])('%s is stored as WOFF2, written again', async (ending) => {
    const { send, read } = await openUploads()
    const { status, body } = await send(plex(ending), { purpose: 'font' })
    expect([status, body.data]).toMatchObject([201, { type: 'font/woff2', width: null, height: null }])
    const stored = Buffer.from((await read(body.data.file)) ?? [])
    expect(stored.subarray(0, 4).toString()).toBe('wOF2')
    expect(create(stored).characterSet).toEqual(create(plex(ending)).characterSet)
  })

  test('a picture, a damaged font and a font that unpacks to gigabytes are refused', async () => {
    const { send, stored, left } = await openUploads()
    const picture = await drawn({ width: 10, height: 10 }).png().toBuffer()
    const bomb = Buffer.from(plex('woff'))
    // The stated size of the first table.
    bomb.writeUInt32BE(0xf0000000, 44 + 12)
    const codes: string[] = []
    for (const content of [picture, plex('woff2').subarray(0, 500), Buffer.from('wOF2'), bomb]) {
      const { status, body } = await send(content, { purpose: 'font' })
      expect(status).toBe(400)
      codes.push(body.errors[0].code)
    }
    expect(codes).toEqual(['type', 'damaged', 'damaged', 'damaged'])
    expect([stored(), left()]).toEqual([[], []])
  })
})
