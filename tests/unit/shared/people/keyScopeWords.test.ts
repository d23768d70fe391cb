import { expect, test } from 'vitest'
import { keyScopeWords } from '#shared/people/keyScopeWords.ts'
import { keyScopes } from '#shared/contract/apiKeys.ts'

test('each scope of an API key has a name of its own, and a sentence that says what the key may do', () => {
  expect(new Set(keyScopes.map((scope) => keyScopeWords[scope].label)).size).toBe(keyScopes.length)
  for (const scope of keyScopes) expect(keyScopeWords[scope].hint, scope).toMatch(/^[A-Z].+\.$/)
})
