// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { partId } from '#islands/sections/fields/sectionPart.ts'
import { sectionForms } from '#islands/sections/forms.ts'
import type { SectionForms } from '#islands/sections/form.ts'
import { definitions, hasSettings, type ContentOf, type SettingsOf } from '#shared/sections/registry.ts'
import { sectionProblems } from '#shared/sections/sectionProblems.ts'
import { sectionTypes, type SectionType } from '#shared/sections/types.ts'
import { answerWithNothing, Draft, newSection, showInPanel } from './formHarness.tsx'
import { view } from './samples.ts'

beforeEach(answerWithNothing)
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const picture = { file: '/media/section/0123456789abcdef0123456789abcdef-800x600.webp', alt: 'A quay' }

/** The values with which each field of a type can be seen; by default only the defaults. */
const looks: { [T in SectionType]?: { content?: Partial<ContentOf<T>>; settings?: Partial<SettingsOf<T>> }[] } = {
  hero: [{ settings: { art: 'picture' } }, {}],
  trainings: [{ settings: { source: 'custom' } }, { settings: { source: 'vocabulary' } }, {}],
  image_text: [{ content: { picture } }, {}],
  video: [{ content: { poster: picture } }, {}],
}

async function show<T extends SectionType>(type: T, form: keyof SectionForms<T>, look: object = {}) {
  const Form = sectionForms[type][form]!
  showInPanel(<Draft start={newSection(type, look)}>{(props) => <Form {...props} />}</Draft>)
  await waitFor(() => expect(document.querySelector('.form-body')).toBeTruthy(), { timeout: 15_000 })
}

/** The ids of everything that is shown. */
function ids(): string[] {
  return [...document.querySelectorAll('[id]')].map(({ id }) => id)
}

async function shownIds(type: SectionType, form: keyof SectionForms<SectionType>): Promise<string[]> {
  const found: string[] = []
  for (const look of looks[type] ?? [{}]) {
    await show(type, form, look)
    found.push(...ids())
    cleanup()
  }
  return found
}

describe.each(sectionTypes)('the forms of type %s', (type) => {
  const { defaults } = definitions[type]

  test('have a field for each text', async () => {
    const shown = await shownIds(type, 'Content')
    const fields = Object.keys(defaults.content as object).map((key) => partId(`content[en][${key}]`))
    expect(fields.filter((id) => !shown.includes(id))).toEqual([])
  })

  test('have a field for each setting, or no form if there is none', async () => {
    expect(sectionForms[type].Settings !== null).toBe(hasSettings(type))
    if (!hasSettings(type)) return
    const shown = await shownIds(type, 'Settings')
    const fields = Object.keys(defaults.settings as object).map((key) => partId(`settings[${key}]`))
    expect(fields.filter((id) => !shown.includes(id))).toEqual([])
  })

  test('say each problem of a new section at its field', async () => {
    const problems = sectionProblems(newSection(type) as never, view.t)
    await show(type, 'Content')
    for (const [path, message] of Object.entries(problems)) {
      const field = document.getElementById(partId(path))
      expect(field, path).toBeTruthy()
      expect(field?.getAttribute('aria-describedby')?.split(' ').map(textOf), path).toContain(message)
      expect(field?.getAttribute('aria-invalid'), path).toBe('true')
    }
  })
})

test('a form that cannot be loaded says so, and can be loaded again', async () => {
  const { lazyForms } = await import('#islands/sections/lazyForms.tsx')
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  let tries = 0
  const forms = lazyForms('cta', async () => {
    tries += 1
    if (tries === 1) throw new Error('offline')
    return { Content: () => <p>Here it is.</p>, Settings: null }
  })
  const Form = forms.Content!
  showInPanel(<Draft start={newSection('cta')}>{(props) => <Form {...props} />}</Draft>)
  ;(await screen.findByRole('button', { name: 'Try again' })).click()
  expect(await screen.findByText('Here it is.')).toBeTruthy()
})

function textOf(id: string): string | undefined {
  return document.getElementById(id)?.textContent ?? undefined
}
