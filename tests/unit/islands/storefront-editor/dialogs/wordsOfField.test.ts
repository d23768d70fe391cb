import { expect, test } from 'vitest'
import { wordsOfField } from '#islands/storefront-editor/dialogs/wordsOfField.ts'

const t = (text: string) => text

test('a formatted text is compared by its words', () => {
  const bold = { type: 'text', text: 'read', marks: [{ type: 'bold' }] }
  const paragraph = { type: 'paragraph', content: [{ type: 'text', text: 'Learn to' }, bold] }
  expect(wordsOfField({ type: 'doc', content: [paragraph] }, t)).toBe('Learn to read')
})

test('a picture that is only decoration says so in words', () => {
  expect(wordsOfField({ file: '/media/a.webp', alt: '', decoration: true }, t)).toContain('Only decoration')
  expect(wordsOfField({ file: '/media/a.webp', alt: 'A hall' }, t)).toBe('/media/a.webp A hall')
})
