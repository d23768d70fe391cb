import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { inlineHashesOf } from '#server/door/adapter/inlineHashes.ts'

const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`

test('the content policy has no hash of a directive that no page uses', () => {
  const clientDirectives = new Map([
    ['load', 'load()'],
    ['media', 'media()'],
    ['only', 'only()'],
  ])
  const script = [...clientDirectives.values(), 'hint()'].map(hashOf)
  const found = inlineHashesOf({ script, style: [hashOf('p {}')], clientDirectives })
  expect(found).toEqual({ script: [hashOf('load()'), hashOf('hint()')], style: [hashOf('p {}')] })
})
