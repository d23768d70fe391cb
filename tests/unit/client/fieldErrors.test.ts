import { expect, test } from 'vitest'
import { toFieldErrors, toPath } from '#client/fieldErrors.ts'

test('bracketed paths become nested ones, each with its first message', () => {
  expect(toPath('sections[0][content][title]')).toEqual(['sections', '0', 'content', 'title'])
  expect(
    toFieldErrors([
      { path: 'sections[0][content][title]', message: 'This field is required.', code: 'required' },
      { path: 'sections[0][content][title]', message: 'Another thing.', code: 'other' },
      { path: '', message: 'No.', code: 'no' },
    ]),
  ).toEqual([
    { name: 'sections.0.content.title', type: 'server', message: 'This field is required.' },
    { name: 'root', type: 'server', message: 'No.' },
  ])
})
