import { expect, test } from 'vitest'
import { logoOfMail, mailLogo } from '#shared/media/mailLogo.ts'

const name = '0123456789abcdef0123456789abcdef'

test.each([
  ['640x160', 160, 40],
  ['640x20', 240, 8],
  ['20x640', 1, 40],
  ['640x1', 240, 1],
  ['48x48', 40, 40],
])('a logo of %s fits the mail with its proportions', (size, width, height) => {
  expect(mailLogo(`/media/logo/${name}-${size}.webp`)).toEqual({
    file: `/media/mail/${name}-${size}.png`,
    width,
    height,
  })
})

test('only an uploaded logo has a picture for mails', () => {
  for (const file of ['/brand/logo.svg', 'https://other.test/logo.png', `/media/product/${name}-640x160.webp`]) {
    expect(mailLogo(file), file).toBeUndefined()
  }
})

test('the address of a picture for mails leads to its upload', () => {
  const logo = `/media/logo/${name}-640x160.webp`
  expect(logoOfMail(mailLogo(logo)?.file ?? '')).toBe(logo)
  for (const path of [`/media/mail/${name}.png`, `/media/mail/${name}-640x160.webp`, '/media/mail/../x-1x1.png']) {
    expect(logoOfMail(path), path).toBeUndefined()
  }
})
