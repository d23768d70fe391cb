import { expect, test } from 'vitest'
import { sectionColors } from '#server/storefront/sectionColors.ts'
import { storefrontFindings } from '#shared/sections/findings/findings.ts'
import { definitions } from '#shared/sections/registry.ts'
import { plainRichText, type RichText } from '#shared/sections/richText.ts'
import { Section } from '#shared/sections/section.ts'
import type { SectionType } from '#shared/sections/types.ts'
import { defaultAppearance } from '#shared/theme/appearance.ts'

const facts = {
  languages: ['en'],
  language: 'en',
  brokenLinks: new Set<string>(),
  gone: [],
  colors: sectionColors(defaultAppearance),
}

/** A stored section with these texts by language. */
function section(
  type: SectionType,
  content: object,
  { id = 1, hidden = false, ...data }: Record<string, unknown> = {},
) {
  const { settings, appearance } = definitions[type].defaults
  return Section.parse({
    id,
    type,
    weight: 0,
    hidden,
    data: { content, settings, appearance, ...data },
  })
}

function found(sections: Section[], more: Partial<typeof facts> = {}) {
  return storefrontFindings(sections, { ...facts, ...more }).map(({ kind, place }) => `${kind} ${place}`)
}

const words = plainRichText('Words')
const heading = (level: number) => ({
  type: 'heading' as const,
  attrs: { level },
  content: [{ type: 'text' as const, text: 'A heading' }],
})
const headings = (...levels: number[]): RichText => ({ type: 'doc', content: levels.map(heading) })
const picture = { file: '/media/demo/harbour.webp', alt: '' }

test('a section that is fine has no findings', () => {
  expect(found([section('rich_text', { en: { title: 'About us', body: words } })])).toEqual([])
})

test('a shown picture without a description is found', () => {
  const content = { en: { title: 'A', body: words, picture } }
  expect(found([section('image_text', content)])).toEqual(['missing_alt content[en][picture][alt]'])
  const hero = { en: { title: 'A', picture } }
  expect(found([section('hero', hero)])).toEqual([])
  const settings = { ...definitions.hero.defaults.settings, art: 'picture' }
  expect(found([section('hero', hero, { settings })])).toEqual(['missing_alt content[en][picture][alt]'])
})

test('a picture that is only decoration needs no description, in no language', () => {
  const decorated = { title: 'A', body: words, picture: { ...picture, decoration: true } }
  expect(found([section('image_text', { en: decorated })])).toEqual([])
  const described = { title: 'A', body: words, picture: { ...picture, alt: 'A harbour' } }
  const de = { ...decorated, title: 'Ä' }
  expect(found([section('image_text', { en: described, de })], { languages: ['en', 'de'] })).toEqual([])
})

test('formatted text without words is found', () => {
  const blank = { type: 'doc', content: [{ type: 'paragraph' }] }
  expect(found([section('rich_text', { en: { title: 'A', body: blank } })])).toEqual(['empty content[en][body]'])
  const faq = { en: { items: [{ question: 'Why?', answer: blank }] } }
  expect(found([section('faq', faq)])).toEqual(['empty content[en][items][0][answer]'])
})

test('links that lead nowhere are found, in buttons and in formatted text', () => {
  const link = { type: 'link' as const, attrs: { href: '/gone' } }
  const body = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Go', marks: [link] }] }] }
  const text = section('rich_text', { en: { title: 'A', body } })
  const links = [
    { label: 'Elsewhere', url: 'https://example.org/gone' },
    { label: 'Section', url: '#s9' },
  ]
  const cta = section('cta', { en: { title: 'A', links } }, { id: 2 })
  const brokenLinks = new Set(['/gone'])
  expect(found([text, cta], { brokenLinks })).toEqual([
    'broken_link content[en][body][content][0][content][0][marks][0][attrs][href]',
    'broken_link content[en][links][1][url]',
  ])
  expect(found([section('faq', { en: { items: [{ question: 'Why?', answer: words }] } }, { id: 9 }), cta])).toEqual([])
})

test('a heading that skips a level is found, as the page draws the levels', () => {
  const body = (...levels: number[]) => [section('rich_text', { en: { title: 'A', body: headings(...levels) } })]
  expect(found(body(2, 3, 4, 2, 3))).toEqual([])
  expect(found(body(3, 4))).toEqual([])
  expect(found(body(2, 4, 3))).toEqual(['heading_order content[en][body][content][1]'])
  expect(found(body(3, 2))).toEqual(['heading_order content[en][body][content][0]'])
})

test('a text over a picture is found if the brand makes it hard to read', () => {
  const appearance = { ...definitions.cta.defaults.appearance, background: picture.file, overlay: 'soft' }
  const links = [{ label: 'Go', url: 'https://example.org' }]
  const cta = section('cta', { en: { title: 'A', links } }, { appearance })
  expect(found([cta])).toEqual([])
  const colors = sectionColors({ colors: { ...defaultAppearance.colors, primary: '#767676' } })
  expect(found([cta], { colors })).toEqual(['contrast appearance[overlay]'])
  const strong = section('cta', { en: { title: 'A', links } }, { appearance: { ...appearance, background: null } })
  expect(found([strong], { colors })).toEqual([])
})

test('restrictions on values that no longer exist are found, in copies too', () => {
  const restrictions = [
    { type: 'language', value: 'en' },
    { type: 'organizations', value: [3, 4] },
  ]
  const content = { en: { title: 'A', body: words } }
  const copy = section('rich_text', content, { id: 8, restrictions })
  const gone = [{ section: 1, type: 'organizations' as const, values: [4] }]
  expect(storefrontFindings([copy], { ...facts, gone })).toEqual([
    { section: 8, place: 'restrictions[1]', kind: 'gone', severity: 'problem', values: { values: '4' } },
  ])
})

test('texts that an active language does not have are found', () => {
  const links = [{ label: 'Go', url: '/search' }]
  const cta = section('cta', { en: { title: 'A', text: 'B', links }, ar: { title: 'أ', text: '', links } })
  expect(found([cta], { languages: ['en', 'ar', 'de'] })).toEqual([
    'untranslated content[ar][text]',
    'untranslated content[de]',
  ])
  const wordless = section('search', { en: {} })
  expect(found([wordless], { languages: ['en', 'de'] })).toEqual([])
})

test('texts that are only in a language that was switched off are missing in the languages of the site', () => {
  const links = [{ label: 'Go', url: '/search' }]
  const site = { languages: ['ar', 'de'], language: 'ar' }
  const missing = ['untranslated content[ar]', 'untranslated content[de]']
  expect(found([section('cta', { en: { title: 'A', links } })], site)).toEqual(missing)
  const begun = section('cta', { en: { title: 'A', text: 'B', links }, ar: { title: 'أ', links } })
  expect(found([begun], site)).toEqual(['untranslated content[de]'])
})

test('a copy that is not translated is still missing, except for names and numbers', () => {
  const site = { languages: ['en', 'de'] }
  const links = [{ label: 'Go', url: '/search' }]
  const copied = { title: 'A', text: 'B', links }
  expect(found([section('cta', { en: copied, de: copied })], site)).toEqual(['untranslated content[de]'])
  expect(found([section('cta', { en: copied, de: { ...copied, title: 'Ä' } })], site)).toEqual([])
  const items = [{ name: 'Juniper Ltd.' }]
  expect(found([section('logos', { en: { items }, de: { items } })], site)).toEqual([])
  expect(found([section('faq', faqIn('Why?', 'Why?'))], site)).toEqual(['untranslated content[de]'])
  expect(found([section('faq', faqIn('Why?', 'Warum?'))], site)).toEqual([])
})

function faqIn(en: string, de: string) {
  const faqOf = (question: string) => ({ items: [{ question, answer: words }] })
  return { en: faqOf(en), de: faqOf(de) }
}

test('a list that is shorter or longer in another language is found', () => {
  const site = { languages: ['en', 'de'] }
  const faqOf = (...questions: string[]) => ({ items: questions.map((question) => ({ question, answer: words })) })
  const shorter = section('faq', { en: faqOf('Why?', 'How?'), de: faqOf('Warum?') })
  expect(found([shorter], site)).toEqual(['untranslated content[de][items]'])
  const longer = section('faq', { en: faqOf('How?'), de: faqOf('Warum?', 'Wie?') })
  expect(storefrontFindings([longer], { ...facts, ...site })).toEqual([
    {
      section: 1,
      place: 'content[de][items]',
      kind: 'longer',
      severity: 'hint',
      values: { language: 'de', base: 'English' },
    },
  ])
})

test('hidden sections have no findings', () => {
  const content = { en: { title: 'A', body: { type: 'doc', content: [] } } }
  expect(found([section('rich_text', content, { hidden: true })])).toEqual([])
})
