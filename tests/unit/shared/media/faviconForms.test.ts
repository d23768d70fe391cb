import { expect, test } from 'vitest'
import { appleIcon, faviconForms, homeIcon, tabIcon } from '#shared/media/faviconForms.ts'

const stem = `/media/favicon/${'a'.repeat(32)}`

test('one upload gives every size of the favicon, and home screens get theirs', () => {
  const file = `${stem}-512x512.png`
  expect(faviconForms(file).map(({ sizes }) => sizes)).toEqual([
    '16x16',
    '32x32',
    '48x48',
    '96x96',
    '180x180',
    '192x192',
    '512x512',
  ])
  expect(faviconForms(file)[0]?.href).toBe(`${stem}-16.png`)
  expect(appleIcon(file)).toBe(`${stem}-180.png`)
})

test('a small upload has the sizes up to its own, and a drawing has only itself', () => {
  expect(faviconForms(`${stem}-40x40.png`).map(({ sizes }) => sizes)).toEqual(['16x16', '32x32', '40x40'])
  expect(appleIcon(`${stem}-40x40.png`)).toBeUndefined()
  expect(faviconForms('/favicon.svg')).toEqual([{ href: '/favicon.svg', sizes: 'any' }])
})

test('a browser that names no size gets the usual one, and the drawing of the product has a picture', () => {
  const file = `${stem}-512x512.png`
  expect([tabIcon(file), homeIcon(file)]).toEqual([`${stem}-32.png`, `${stem}-180.png`])
  expect(homeIcon(`${stem}-40x40.png`)).toBe(`${stem}-40x40.png`)
  expect([tabIcon('/favicon.svg'), homeIcon('/favicon.svg')]).toEqual(['/favicon.svg', '/brand/touch-icon.png'])
  expect([tabIcon(null), homeIcon(null)]).toEqual([undefined, undefined])
})
