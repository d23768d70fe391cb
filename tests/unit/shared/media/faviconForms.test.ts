import { expect, test } from 'vitest'
import { appleIcon, faviconForms } from '#shared/media/faviconForms.ts'

const stem = `/media/favicon/${'a'.repeat(32)}`

test('one upload gives every size of the favicon, and home screens get theirs', () => {
  const file = `${stem}-512x512.png`
  expect(faviconForms(file).map(({ sizes }) => sizes)).toEqual([
    ...['16x16', '32x32', '48x48', '96x96', '180x180', '192x192', '512x512'],
  ])
  expect(faviconForms(file)[0]?.href).toBe(`${stem}-16.png`)
  expect(appleIcon(file)).toBe(`${stem}-180.png`)
})

test('a small upload has the sizes up to its own, and a drawing has only itself', () => {
  expect(faviconForms(`${stem}-40x40.png`).map(({ sizes }) => sizes)).toEqual(['16x16', '32x32', '40x40'])
  expect(appleIcon(`${stem}-40x40.png`)).toBeUndefined()
  expect(faviconForms('/favicon.svg')).toEqual([{ href: '/favicon.svg', sizes: 'any' }])
})
