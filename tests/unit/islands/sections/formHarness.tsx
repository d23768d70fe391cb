import type { SectionForms } from '#islands/sections/form.ts'
import { type ReactElement, useState } from 'react'
import { render } from '@testing-library/react'
import { vi } from 'vitest'
import { FormPageProvider } from '#islands/sections/fields/FormPageProvider.tsx'
import type { SectionFormPage, SectionFormProps } from '#islands/sections/form.ts'
import { SettingsFrame, type SettingsFrameProps } from '#islands/forms/frame/SettingsFrame.tsx'
import { arrangeItems } from '#shared/sections/arrangeItems.ts'
import type { DraftSectionOf } from '#shared/sections/draft.ts'
import { type ContentOf, definitions, type SettingsOf } from '#shared/sections/registry.ts'
import { sectionProblems } from '#shared/sections/sectionProblems.ts'
import type { SectionType } from '#shared/sections/types.ts'
import { view } from './samples.ts'

const frame: SettingsFrameProps = {
  messages: { lang: 'en', strings: {} },
  lang: 'en',
  dir: 'ltr',
  nonce: 'n0nce',
  icons: '/icons.svg',
  uid: 1,
  siteLanguage: 'en',
  languages: [
    { langcode: 'en', name: 'English', dir: 'ltr' },
    { langcode: 'ar', name: 'العربية', dir: 'rtl' },
  ],
  timeZone: 'Europe/Copenhagen',
  ownCriteria: ['language', 'skill'],
}

const page: SectionFormPage = {
  storefront: 'registered',
  drawing: (seed) => `/media/cover/${seed}.svg`,
  sections: [{ id: 4, title: 'Questions' }],
}

/** Shows a part of the editor's panel in the frame of its island. */
export function showInPanel(part: ReactElement, changes: Partial<SectionFormPage> = {}): void {
  render(
    <SettingsFrame frame={frame}>
      <FormPageProvider page={{ ...page, ...changes }}>{part}</FormPageProvider>
    </SettingsFrame>,
  )
}

/** Lets every call of the browser return an empty list. */
export function answerWithNothing(): void {
  vi.stubGlobal('fetch', async () => Response.json({ data: [], meta: { totalPages: 1, isLastPage: true } }))
}

/** A new section of a type with its defaults. */
export function newSection<T extends SectionType>(
  type: T,
  { content = {}, settings = {} }: { content?: Partial<ContentOf<T>>; settings?: Partial<SettingsOf<T>> } = {},
): DraftSectionOf<T> {
  const { defaults } = definitions[type]
  return {
    id: -1,
    type,
    weight: 0,
    hidden: false,
    visible_from: null,
    visible_until: null,
    state: 'edit',
    hide: false,
    data: {
      // why: the defaults are those of `type`; TypeScript loses the link in the union
      content: { en: { ...defaults.content, ...content } as ContentOf<T> },
      settings: { ...defaults.settings, ...settings } as SettingsOf<T>,
      appearance: defaults.appearance,
      restrictions: [],
    },
  }
}

interface DraftProps<T extends SectionType> {
  start: DraftSectionOf<T>
  language?: string
  onChange?(section: DraftSectionOf<T>): void
  children(props: SectionFormProps<T>): ReactElement
}

/** Holds a section as the editor's store does. */
export function Draft<T extends SectionType>({ start, language = 'en', onChange, children }: DraftProps<T>) {
  const [section, setSection] = useState(start)
  const change = (data: Partial<DraftSectionOf<T>['data']>) => {
    const next = { ...section, data: { ...section.data, ...data } }
    setSection(next)
    onChange?.(next)
  }
  const { content, settings } = section.data
  const own = content[language] ?? content.en!
  return children({
    section,
    content: own,
    base: language === 'en' ? null : (content.en ?? null),
    baseLanguage: language === 'en' ? null : 'en',
    language,
    // why: a draft of one type is one of the drafts of all types
    problems: sectionProblems(section as never, view.t),
    changeContent: (some) => change({ content: { ...content, [language]: { ...own, ...some } } }),
    arrangeItems: (field, order) => {
      const arranged = arrangeItems(content, { languages: [language], field, order })
      change({ content: arranged as typeof content })
    },
    followersOf: () => [],
    changeSettings: (some) => change({ settings: { ...settings, ...some } }),
  })
}

/** Shows a form of a section and returns the section as it is now. */
export function edit<T extends SectionType>(
  forms: SectionForms<T>,
  start: DraftSectionOf<T>,
  { form = 'Content', language = 'en' }: { form?: keyof SectionForms<T>; language?: string } = {},
) {
  const Form = forms[form]!
  let now = start
  showInPanel(
    <Draft start={start} language={language} onChange={(section) => (now = section)}>
      {(props) => <Form {...props} />}
    </Draft>,
  )
  return { content: (lang = language) => now.data.content[lang]!, settings: () => now.data.settings }
}
