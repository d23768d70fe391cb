import { expect, test } from 'vitest'
import { defaultAppearance } from '#shared/theme/appearance.ts'
import { linkPictureName, trainingOfLinkPicture } from '#shared/theme/covers/linkPictureName.ts'
import { coverPalette } from '#shared/theme/covers/palette.ts'

const palette = coverPalette(defaultAppearance)
const red = coverPalette({ colors: { ...defaultAppearance.colors, primary: '#aa2200' } })
const photo = '/media/product/0123456789abcdef0123456789abcdef-1440x1080.webp'
const other = '/media/product/fedcba9876543210fedcba9876543210-1440x1080.webp'

test('the name of a picture in link previews changes with the picture', () => {
  const drawn = linkPictureName({ id: 7, cover: null }, palette)
  expect(drawn).toMatch(/^\/media\/link\/[0-9a-z]{7}\/7\.png$/)
  expect(linkPictureName({ id: 7, cover: null }, red), 'other colours').not.toBe(drawn)
  const uploaded = linkPictureName({ id: 7, cover: photo }, palette)
  expect(uploaded).toMatch(/^\/media\/link\/[0-9a-z]{7}\/7\.jpg$/)
  expect(linkPictureName({ id: 7, cover: photo }, red), 'a photo has its own colours').toBe(uploaded)
  expect(linkPictureName({ id: 7, cover: other }, palette)).not.toBe(uploaded)
})

test('a picture of another site keeps its own address', () => {
  expect(linkPictureName({ id: 7, cover: 'https://pictures.example/7.jpg' }, palette)).toBeUndefined()
})

test.each([
  [linkPictureName({ id: 7, cover: null }, palette) ?? '', 7],
  ['/media/link/0000000/12.jpg', 12],
  ['/media/link/0000000/0.png', undefined],
  ['/media/link/0000000/1.svg', undefined],
  ['/media/link/00000000/1.png', undefined],
  ['/media/link/0000000/1.png/..', undefined],
])('the address %s is of training %s', (address, id) => {
  expect(trainingOfLinkPicture(address)).toBe(id)
})
