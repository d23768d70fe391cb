import { expect, test } from 'vitest'
import { ApiError } from '#client/api.ts'
import { tooLargeSections } from '#client/editor/tooLargeSections.ts'
import type { StorefrontChange } from '#shared/contract/managedStorefront.ts'
import { sentSection } from '#shared/sections/draftSections.ts'
import { sectionBytes } from '#shared/sections/sectionBytes.ts'
import { maxSectionBytes } from '#shared/sections/types.ts'
import { clientTranslate } from '#shared/i18n/clientTranslate.ts'
import { openStoryEditor, storedSection } from './storyEditor.ts'

const t = clientTranslate({ lang: 'en', strings: {} })
const refusal = new ApiError(413, [{ message: 'This is too large.', path: '', code: 'too_large' }])

test('a change that is too large to be read names the sections that are too large', () => {
  const editor = openStoryEditor('registered', [storedSection(1, 'hero'), storedSection(2, 'cta')], () => 0)
  editor.changeContent(2, 'en', { title: 'Long', text: 'x'.repeat(2 ** 20) })
  const change: StorefrontChange = { revision: 5, sections: editor.$sections.get().map(sentSection) }
  const { status, problems } = tooLargeSections(change, refusal, t)
  expect({ status, problems }).toEqual({
    status: 400,
    problems: [
      {
        message: expect.stringMatching(/^The section “Long” has 1,0\d\d KB\. The maximum is 64 KB\.$/),
        path: 'sections[1]',
        code: 'too_large',
      },
    ],
  })
})

test('a section without a title is named by its type, and one of exactly the maximum is not too large', () => {
  const editor = openStoryEditor('registered', [storedSection(1, 'hero'), storedSection(2, 'cta')], () => 0)
  const fill = (id: number, bytes: number) => {
    editor.changeContent(id, 'en', { title: '', text: '' })
    const empty = sectionBytes(editor.$byId.get().get(id)!)
    editor.changeContent(id, 'en', { text: 'x'.repeat(bytes - empty) })
  }
  fill(1, maxSectionBytes)
  fill(2, maxSectionBytes + 1)
  const { problems } = tooLargeSections({ revision: 5, sections: editor.$sections.get().map(sentSection) }, refusal, t)
  expect(problems).toMatchObject([
    { message: 'The section “Call to action” has 65 KB. The maximum is 64 KB.', path: 'sections[1]' },
  ])
})

test('without a section that is too large, the refusal of the server stays', () => {
  expect(tooLargeSections({ revision: 5, sections: [] }, refusal, t)).toBe(refusal)
})
