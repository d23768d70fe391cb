import { expect, test } from 'vitest'
import { pathInSection } from '#shared/sections/pathInSection.ts'

test.each([
  ['sections[3][data][content][en][title]', { place: 3, path: 'content[en][title]' }],
  ['sections[0][visible_from]', { place: 0, path: 'visible_from' }],
  ['revision', null],
])('the path %s of the server leads to its place', (path, expected) => {
  expect(pathInSection(path)).toEqual(expected)
})
