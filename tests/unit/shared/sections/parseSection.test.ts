import { describe, expect, test } from 'vitest'
import { definitions } from '#shared/sections/registry.ts'
import { parseSection } from '#shared/sections/parseSection.ts'
import { maxListDepth } from '#shared/sections/richText.ts'
import { sectionTypes } from '#shared/sections/types.ts'
import { samples } from '../../islands/sections/samples.ts'

const stored = (type: string, content: unknown, data: object = {}) => ({
  id: 12,
  type,
  weight: 0,
  data: { content, settings: {}, appearance: {}, restrictions: [], ...data },
})

describe('a section from the database', () => {
  test.each(sectionTypes)('of type %s is read with the defaults of what was not stored', (type) => {
    const parsed = parseSection(stored(type, { en: samples[type].content }))
    expect(parsed).toMatchObject({
      ok: true,
      section: {
        type,
        hidden: false,
        visible_from: null,
        data: { settings: definitions[type].defaults.settings, appearance: { width: 'normal', scheme: 'paper' } },
      },
    })
  })

  test('of a type this version does not know is named, not thrown', () => {
    expect(parseSection(stored('hologram', {}))).toEqual({
      ok: false,
      broken: { id: 12, type: 'hologram', problem: 'unknown_type', details: [] },
    })
  })

  test('with broken words says which and where', () => {
    const parsed = parseSection(
      stored('cta', { en: { title: '', links: [{ label: 'Go', url: 'javascript:alert(1)' }] } }),
    )
    expect(parsed).toMatchObject({ ok: false, broken: { id: 12, type: 'cta', problem: 'broken' } })
    expect(parsed.ok ? [] : parsed.broken.details.map((line) => line.split(':')[0])).toEqual([
      'data.content.en.title',
      'data.content.en.links.0.url',
    ])
  })

  test.each([null, undefined, 'text', 7, [], {}, { type: 'toString' }, { id: 1, type: 'hero', data: null }])(
    'that is no section at all is refused without throwing: %j',
    (raw) => {
      expect(parseSection(raw).ok).toBe(false)
    },
  )

  test('without words in any language is broken', () => {
    expect(parseSection(stored('trainings', {})).ok).toBe(false)
  })

  test('restricted by a criterion that does not exist is left out rather than shown to everyone', () => {
    const parsed = parseSection(
      stored('sign_up', { en: { title: 'Join' } }, { restrictions: [{ type: 'shoe_size', value: 43 }] }),
    )
    expect(parsed.ok).toBe(false)
  })
})

describe('what an editor may not store', () => {
  test.each([
    ['a sixth slide', 'slideshow', { slides: Array.from({ length: 6 }, () => ({ title: 'x' })) }],
    ['a film from elsewhere', 'video', { url: 'https://evil.example/film' }],
    ['a picture from elsewhere', 'hero', { title: 'x', picture: { file: 'https://evil.example/x.png', alt: '' } }],
    ['a picture outside the uploads', 'hero', { title: 'x', picture: { file: '/media/../secret', alt: '' } }],
    ['a field that nobody knows', 'hero', { title: 'x', onclick: 'alert(1)' }],
    ['a hero that says nothing', 'hero', { title: '   ' }],
  ] as const)('%s', (_what, type, content) => {
    expect(parseSection(stored(type, { en: content })).ok).toBe(false)
  })

  test.each([
    ['raw HTML as a node', { type: 'html', content: '<script>' }],
    ['a script as a link', paragraphLinkingTo('javascript:alert(1)')],
    ['lists too deep to read', nestedLists(3000)],
    ['a page heading', { type: 'heading', attrs: { level: 1 }, content: [{ type: 'text', text: 'x' }] }],
  ])('rich text with %s', (_what, block) => {
    expect(parseSection(stored('rich_text', { en: { body: { type: 'doc', content: [block] } } })).ok).toBe(false)
  })

  test('lists in lists are stored down to the maximum depth', () => {
    const body = { type: 'doc', content: [nestedLists(maxListDepth)] }
    expect(parseSection(stored('rich_text', { en: { body } })).ok).toBe(true)
  })

  test('chosen trainings without a training are refused', () => {
    const parsed = parseSection(stored('trainings', { en: { title: 'Chosen' } }, { settings: { source: 'custom' } }))
    expect(parsed.ok ? [] : parsed.broken.details).toEqual(['data.settings.ids: Choose at least one.'])
  })
})

function nestedLists(depth: number): object {
  let block: object = { type: 'paragraph' }
  for (let i = 0; i < depth; i++) block = { type: 'bulletList', content: [{ type: 'listItem', content: [block] }] }
  return block
}

function paragraphLinkingTo(href: string) {
  return { type: 'paragraph', content: [{ type: 'text', text: 'x', marks: [{ type: 'link', attrs: { href } }] }] }
}
