import { expect, test } from 'vitest'
import { unreadableLabels } from '#layouts/lists/unreadableLabels.ts'

test('filters that cannot be read are named once and in the order of the form; the page and the order are not named', () => {
  const labels = { kind: 'Kind', kinds: 'Kind', from: 'From', until: 'To' }
  expect(unreadableLabels(['until', 'kinds', 'kind', 'page', 'sort'], labels)).toEqual(['Kind', 'To'])
  expect(unreadableLabels([], labels)).toEqual([])
})
