import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { withoutMemory } from '../../../../scripts/mutate/unrememberedStatements.mjs'

test('the statements of the product can be written at each use', () => {
  const code = readFileSync('src/lib/server/db/statement.ts', 'utf8')
  expect(withoutMemory(code)).not.toContain('return known')
  expect(code).toContain('return known')
})

test('a file that remembers statements in another way is refused', () => {
  expect(() => withoutMemory('return written.get(dialect) ?? write()')).toThrow('does not remember')
})
