import { expect, test } from 'vitest'
import { createFieldUploads, type FieldUploads, type PendingPicture } from '#islands/forms/pictures/fieldUploads.ts'
import { createSectionUploads } from '#islands/storefront-editor/panel/sectionUploads.ts'

const pending: PendingPicture = {
  key: 1,
  name: 'green.png',
  source: new Blob(),
  part: 0,
  error: undefined,
  canRetry: false,
  replaces: undefined,
  upload: undefined,
}

/** A field of the section with the key 7, with a picture on its way. */
function running() {
  const uploads = createSectionUploads()
  const field: FieldUploads = createFieldUploads()
  let place: string | undefined = 'content[en][slides][0][picture]'
  const keeper = { begin() {}, end() {}, fail() {}, store: () => true, path: () => place }
  field.latest = { value: [], onChange() {}, keeper, max: 1 }
  field.$pending.set([pending])
  uploads.begin(7, new AbortController(), field)
  return { uploads, field, moveTo: (path: string | undefined) => (place = path) }
}

test('a field that is shown again finds its picture on the way, and only its own', () => {
  const { uploads, field } = running()
  expect(uploads.uploadsAt(7, 'content[en][slides][0][picture]')).toBe(field)
  for (const [key, path] of [
    [7, 'content[en][slides][1][picture]'],
    [8, 'content[en][slides][0][picture]'],
  ] as const)
    expect(uploads.uploadsAt(key, path).$pending.get()).toEqual([])
})

test('the picture follows its entry of a list, and goes with it', () => {
  const { uploads, field, moveTo } = running()
  moveTo('content[en][slides][1][picture]')
  expect(uploads.uploadsAt(7, 'content[en][slides][0][picture]')).not.toBe(field)
  expect(uploads.uploadsAt(7, 'content[en][slides][1][picture]')).toBe(field)
  moveTo(undefined)
  expect(uploads.uploadsAt(7, 'content[en][slides][1][picture]')).not.toBe(field)
})

test('Cancel of a section forgets its pictures', () => {
  const { uploads, field } = running()
  uploads.cancel(7)
  expect(uploads.uploadsAt(7, 'content[en][slides][0][picture]')).not.toBe(field)
})

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
