import { afterEach, expect, test, vi } from 'vitest'
import { heldNames, holdName } from '#client/openTabs.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

test('a name is held until its tab lets it go', async () => {
  const letGo = holdName('storefront.recovery.registered.1.77')
  expect(await heldNames()).toContain('storefront.recovery.registered.1.77')
  letGo()
  await expect.poll(heldNames).not.toContain('storefront.recovery.registered.1.77')
})

test('where the browser knows no locks, no tab holds a name', async () => {
  vi.stubGlobal('navigator', {})
  holdName('storefront.recovery.registered.1.77')()
  expect(await heldNames()).toEqual(new Set())
})
