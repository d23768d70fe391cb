import { expect, test } from 'vitest'
import { gates } from '#shared/access/gates/gates.ts'
import { sessionPaths } from '#shared/access/sessionPaths.ts'

test('the addresses of the pages about sessions and rooms are addresses of pages', () => {
  for (const path of Object.values(sessionPaths)) expect(gates).toHaveProperty([path])
})
