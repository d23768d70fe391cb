import { readFileSync } from 'node:fs'
import subsetFont from 'subset-font'
import { expect, test } from 'vitest'
import { defaultAppearance } from '#shared/theme/appearance.ts'
import { openUploads } from '../media/openUploads.ts'

const folder = 'node_modules/@fontsource/ibm-plex-serif/files'
const latin = readFileSync(`${folder}/ibm-plex-serif-latin-400-normal.woff`)

test('an uploaded font says what it is and which letters it does not have', async () => {
  const { browser, send } = await openUploads()
  const { file } = (await send(latin, { purpose: 'font', name: 'a.woff' })).body.data
  expect(file).toMatch(/\.woff2$/)
  const { body } = await browser.ask(`/api/v2/settings/appearance/fonts/${file.split('/').at(-1)}`)
  expect(body.data).toMatchObject({ family: 'IBM Plex Serif', style: 'normal', weight: '400' })
  expect(body.data.missing).toMatchObject({ en: '', de: '', es: '' })
  expect(body.data.missing.ar).toContain('ب')
})

test('the fallback is measured from the file, whatever the request says', async () => {
  const { browser, send } = await openUploads()
  const { file } = (await send(latin, { purpose: 'font', name: 'a.woff' })).body.data
  const body = {
    name: 'House',
    family: 'House',
    fallback: { size: 200, ascent: 300, descent: 300 },
    files: [{ style: 'normal', weight: '400', url: file, format: 'woff2' }],
  }
  const saved = await browser.ask('/api/v2/settings/appearance', {
    body: { fonts: { ...defaultAppearance.fonts, body } },
  })
  expect(saved.status).toBe(200)
  expect(saved.body.data.fonts.body.fallback.size).toBeLessThan(120)
})

test('a font that was not uploaded is not found, and so is a name of another form', async () => {
  const { browser } = await openUploads()
  const status = async (name: string) => (await browser.ask(`/api/v2/settings/appearance/fonts/${name}`)).status
  expect([await status(`${'0'.repeat(32)}.woff2`), await status('mark.svg')]).toEqual([404, 404])
})

test('a font whose name is a piece of a style sheet has a name that none can hold', async () => {
  const { browser, send } = await openUploads()
  const plain = await subsetFont(latin, '', { keepAllGlyphs: true, targetFormat: 'sfnt' })
  const hostile = replaceName(plain, 'IBM Plex Serif', '"}*{color:red}')
  const { file } = (await send(hostile, { purpose: 'font', name: 'a.ttf' })).body.data
  const { body } = await browser.ask(`/api/v2/settings/appearance/fonts/${file.split('/').at(-1)}`)
  expect(body.data.family).toMatch(/^color red/)
})

test('a font that was made shorter, or whose tables overlap, is refused and costs no request', async () => {
  const { send } = await openUploads()
  const plain = await subsetFont(latin, '', { keepAllGlyphs: true, targetFormat: 'sfnt' })
  const overlapping = Buffer.from(plain)
  // Every table begins at the first byte and is as long as the file.
  for (let table = 0; table < plain.readUInt16BE(4); table++) {
    overlapping.writeUInt32BE(0, 12 + table * 16 + 8)
    overlapping.writeUInt32BE(plain.length, 12 + table * 16 + 12)
  }
  for (const content of [plain.subarray(0, 4000), overlapping]) {
    const { status, body } = await send(content, { purpose: 'font', name: 'a.ttf' })
    expect([status, body.errors[0].code]).toEqual([400, 'damaged'])
  }
})

/** Names are UTF-16 in the table of names; both have the same length. */
function replaceName(font: Buffer, name: string, other: string): Buffer {
  const wide = (text: string) => Buffer.from(text, 'utf16le').swap16()
  const changed = Buffer.from(font)
  for (let at = changed.indexOf(wide(name)); at >= 0; at = changed.indexOf(wide(name), at + 1))
    wide(other).copy(changed, at)
  return changed
}
