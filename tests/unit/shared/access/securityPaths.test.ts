import { expect, test } from 'vitest'
import { gates } from '#shared/access/gates/gates.ts'
import { securityPaths } from '#shared/access/securityPaths.ts'

test('the addresses of the pages about the security of the user’s account are addresses of pages', () => {
  for (const path of Object.values(securityPaths)) expect(gates).toHaveProperty([path])
})
