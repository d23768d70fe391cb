// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { createDrawnSections } from '#client/editor/drawnSections.ts'
import { createEditorScreen } from '#client/editor/editorScreen.ts'
import { createStorefrontEditor } from '#client/editor/storefrontEditor.ts'
import { createStorefrontSave } from '#client/editor/storefrontSave.ts'
import { ctaForms } from '#islands/sections/cta/Form.tsx'
import type { SectionForms } from '#islands/sections/form.ts'
import { SettingsFrame } from '#islands/forms/frame/SettingsFrame.tsx'
import { type EditorContextValue, EditorContext } from '#islands/storefront-editor/editorContext.ts'
import { ContentTab } from '#islands/storefront-editor/panel/ContentTab.tsx'
import { useFormProps } from '#islands/storefront-editor/panel/useFormProps.ts'
import { useEditedSection } from '#islands/storefront-editor/useSection.ts'
import type { ContentOf } from '#shared/sections/registry.ts'
import type { ManagedSection } from '#shared/sections/section.ts'
import { sectionProblems } from '#shared/sections/sectionProblems.ts'
import type { SectionType } from '#shared/sections/types.ts'
import { storedSection } from '../../../client/editor/storyEditor.ts'
import { editorFrame } from '../editorFrame.ts'

afterEach(cleanup)

const languages = [
  { langcode: 'ar', name: 'العربية', dir: 'rtl' as const },
  { langcode: 'de', name: 'Deutsch', dir: 'ltr' as const },
]
const words = { title: 'Come in', text: '', links: [{ label: 'Log in', url: '/user/login' }] }

/** Opens the texts of a section on an Arabic and German site. */
function open(content: Record<string, ContentOf<'cta'>>, language: string) {
  const stored = storedSection(7, 'cta')
  const sections = [{ ...stored, data: { ...stored.data, content } } as ManagedSection]
  const editor = createStorefrontEditor({ type: 'registered', language: 'ar', revision: 1, sections }, () => -1)
  const listed = createDrawnSections(editor)
  listed.watch()
  const save = createStorefrontSave(editor, {} as Parameters<typeof createStorefrontSave>[1])
  const value = { editor, listed, save, screen: createEditorScreen(language) } as unknown as EditorContextValue
  editor.edit(7, 'edit')
  render(
    <SettingsFrame frame={{ ...editorFrame(), languages, siteLanguage: 'ar' }}>
      <EditorContext value={value}>
        <Tab />
      </EditorContext>
    </SettingsFrame>,
  )
  const section = () => editor.$byId.get().get(7)!
  return { editor, section, texts: () => section().data.content as Record<string, ContentOf<'cta'>> }
}

function Tab() {
  const section = useEditedSection(7)!
  const props = useFormProps(section, true)
  const { Content } = ctaForms as unknown as SectionForms<SectionType>
  return <ContentTab section={section} props={props} form={Content!} />
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const headline = () => screen.getByLabelText<HTMLInputElement>(/^Headline/)
const baseTexts = () => [...document.querySelectorAll<HTMLElement>('.base-text')].map(({ lang }) => lang)

test('texts whose language was switched off are the base of the storefront’s own language', () => {
  const { section, texts } = open({ en: words }, 'ar')
  press('Begin with a copy to translate')
  expect([headline().lang, headline().dir, headline().value]).toEqual(['ar', 'rtl', 'Come in'])
  fireEvent.change(headline(), { target: { value: 'أهلاً' } })
  expect(baseTexts()).toEqual(['en', 'en'])
  expect(texts()).toEqual({ en: words, ar: { ...words, title: 'أهلاً' } })
  expect(sectionProblems(section(), (source) => source)).toEqual({})
})

test('a translation that was begun can be removed, and comes back with undo', () => {
  const { editor, texts } = open({ ar: words }, 'de')
  press('Begin with a copy to translate')
  expect(Object.keys(texts())).toEqual(['ar', 'de'])
  press('Remove the texts in Deutsch')
  expect(texts()).toEqual({ ar: words })
  expect(document.activeElement?.textContent).toContain('readers get another language')
  act(() => editor.undo())
  expect(texts()).toEqual({ ar: words, de: words })
})

test('the texts in the storefront’s own language cannot be removed, those that were switched off can', () => {
  const { texts } = open({ ar: words, de: words, en: words }, 'ar')
  expect(screen.queryByRole('button', { name: /Remove the texts in (العربية|Deutsch)/ })).toBeNull()
  press('Remove the texts in English')
  expect(texts()).toEqual({ ar: words, de: words })
  expect(screen.queryByRole('button', { name: /Remove the texts/ })).toBeNull()
})

test('the only texts of a section cannot be removed', () => {
  open({ de: words }, 'de')
  expect(screen.queryByRole('button', { name: /Remove the texts/ })).toBeNull()
})

const list = (...labels: string[]) => ({ ...words, links: labels.map((label) => ({ label, url: '/search' })) })
const labels = (texts: Record<string, ContentOf<'cta'>>) =>
  Object.fromEntries(
    Object.entries(texts).map(([code, { links }]) => [code, links.map(({ label }) => label).join(' ')]),
  )
const follows = () => screen.queryByText(/the same happens in these languages/)?.textContent?.split(': ')[1]
const openEntry = (name: string) => fireEvent.click(screen.getByRole('button', { name, expanded: false }))

test('an entry that is removed or moved in the storefront’s own language is so in all languages with as many', () => {
  const { editor, texts } = open({ ar: list('أ', 'ب'), de: list('A', 'B'), en: list('a', 'b', 'c') }, 'ar')
  openEntry('ب')
  expect(follows()).toBe('Deutsch')
  press('Move up')
  expect(labels(texts())).toEqual({ ar: 'ب أ', de: 'B A', en: 'a b c' })
  press('Remove')
  expect(labels(texts())).toEqual({ ar: 'أ', de: 'A', en: 'a b c' })
  act(() => editor.undo())
  expect(labels(texts())).toEqual({ ar: 'ب أ', de: 'B A', en: 'a b c' })
  act(() => editor.undo())
  expect(labels(texts())).toEqual({ ar: 'أ ب', de: 'A B', en: 'a b c' })
})

test('an entry that is moved in a translation is moved there alone, so that it can be put beside the right one', () => {
  const { texts } = open({ ar: list('أ', 'ب'), de: list('B', 'A') }, 'de')
  openEntry('A')
  expect(follows()).toBeUndefined()
  press('Move up')
  expect(labels(texts())).toEqual({ ar: 'أ ب', de: 'A B' })
})

test('an entry has the text of its place below it, unless the languages have different numbers of entries', () => {
  const baseTextOf = (name: string) => {
    openEntry(name)
    return [...document.querySelectorAll('.item-row .base-text p')].map(({ textContent }) => textContent)
  }
  open({ ar: list('أ', 'ب'), de: list('A', 'B') }, 'de')
  expect(baseTextOf('B')).toEqual(['ب'])
  cleanup()
  open({ ar: list('ب'), de: list('A', 'B') }, 'de')
  expect(baseTextOf('A')).toEqual([])
})
