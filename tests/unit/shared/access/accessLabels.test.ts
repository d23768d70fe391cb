import { expect, test } from 'vitest'
import { accessLabels, givenAccess } from '#shared/access/accessLabels.ts'
import { accessTypes } from '#shared/access/roles.ts'

test('each permission that can be given has a name of its own, and a sentence that says what it opens', () => {
  const names = givenAccess.map((access) => accessLabels[access].name)
  expect(new Set(names).size).toBe(givenAccess.length)
  for (const access of givenAccess) expect(accessLabels[access].text, access).toMatch(/^[A-Z].+\.$/)
})

test('every permission can be given, but for the shop settings, which follow from the incentives', () => {
  const given: readonly string[] = givenAccess
  expect(accessTypes.filter((access) => !given.includes(access))).toEqual(['incentives_shop_settings_available'])
})
