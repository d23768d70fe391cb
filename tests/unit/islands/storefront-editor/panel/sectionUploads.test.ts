import { expect, test } from 'vitest'
import { createSectionUploads } from '#islands/storefront-editor/panel/sectionUploads.ts'

test('an upload runs from its beginning to its end, also beside others', () => {
  const uploads = createSectionUploads()
  const [first, second] = [new AbortController(), new AbortController()]
  uploads.begin(7, first)
  uploads.begin(7, second)
  expect([...uploads.$running.get()]).toEqual([
    [first, 7],
    [second, 7],
  ])
  uploads.end(first)
  expect([...uploads.$running.get()]).toEqual([[second, 7]])
})

test('an upload that the form itself ends does not run any more', () => {
  const uploads = createSectionUploads()
  const [ended, other] = [new AbortController(), new AbortController()]
  uploads.begin(7, ended)
  uploads.begin(7, other)
  ended.abort()
  expect([...uploads.$running.get().keys()]).toEqual([other])
})

test('a section that is given up ends all its uploads, and no other one', () => {
  const uploads = createSectionUploads()
  const controllers = [new AbortController(), new AbortController(), new AbortController()]
  for (const [at, upload] of controllers.entries()) uploads.begin(at === 1 ? 8 : 7, upload)
  uploads.cancel(7)
  expect(controllers.map(({ signal }) => signal.aborted)).toEqual([true, false, true])
  expect([...uploads.$running.get().values()]).toEqual([8])
})
