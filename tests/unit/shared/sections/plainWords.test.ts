import { expect, test } from 'vitest'
import { plainWords } from '#shared/sections/plainWords.ts'
import type { RichText } from '#shared/sections/richText.ts'

test('the words of a formatted text are one line for each block', () => {
  const words = (text: string) => [{ type: 'text' as const, text }]
  const text: RichText = {
    type: 'doc',
    content: [
      { type: 'heading', attrs: { level: 2 }, content: words('Before you join') },
      { type: 'paragraph', content: [...words('One'), { type: 'hardBreak' }, ...words('two')] },
      { type: 'paragraph' },
      {
        type: 'bulletList',
        content: ['A', 'B'].map((item) => ({
          type: 'listItem',
          content: [{ type: 'paragraph', content: words(item) }],
        })),
      },
    ],
  }
  expect(plainWords(text)).toBe('Before you join\nOne\ntwo\nA\nB')
})
