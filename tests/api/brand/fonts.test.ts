import { readFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import { defaultAppearance } from '#shared/theme/appearance.ts'
import { openUploads } from '../media/openUploads.ts'

vi.mock('astro:middleware', () => ({ defineMiddleware: (handler: unknown) => handler }))

const folder = 'node_modules/@fontsource/ibm-plex-serif/files'
const latin = readFileSync(`${folder}/ibm-plex-serif-latin-400-normal.woff`)

test('an uploaded font says what it is and which letters it does not have', async () => {
  const { browser, send } = await openUploads()
  const { file } = (await send(latin, { purpose: 'font', name: 'a.woff' })).body.data
  expect(file).toMatch(/\.woff2$/)
  const { body } = await browser.ask(`/api/v2/settings/appearance/font?file=${file}`)
  expect(body.data).toMatchObject({ family: 'IBM Plex Serif', style: 'normal', weight: '400' })
  expect(body.data.missing).toMatchObject({ en: '', de: '', es: '' })
  expect(body.data.missing.ar).toContain('ب')
})

test('the fallback is measured from the file, whatever the request says', async () => {
  const { browser, send } = await openUploads()
  const { file } = (await send(latin, { purpose: 'font', name: 'a.woff' })).body.data
  const body = {
    ...{ name: 'House', family: 'House', fallback: { size: 200, ascent: 300, descent: 300 } },
    files: [{ style: 'normal', weight: '400', url: file, format: 'woff2' }],
  }
  const saved = await browser.ask('/api/v2/settings/appearance', {
    body: { fonts: { ...defaultAppearance.fonts, body } },
  })
  expect(saved.status).toBe(200)
  expect(saved.body.data.fonts.body.fallback.size).toBeLessThan(120)
})

test('a file that is no uploaded font is not found', async () => {
  const { browser } = await openUploads()
  for (const file of ['/media/logo/00000000000000000000000000000000-1x1.webp', '/brand/mark.svg'])
    expect((await browser.ask(`/api/v2/settings/appearance/font?file=${file}`)).status).toBe(404)
})
