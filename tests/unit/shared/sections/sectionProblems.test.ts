import { expect, test } from 'vitest'
import type { DraftSection } from '#shared/sections/draft.ts'
import { definitions } from '#shared/sections/registry.ts'
import { sectionProblems } from '#shared/sections/sectionProblems.ts'
import type { Translate } from '#shared/i18n/message.ts'

const t: Translate = (source, values = {}) =>
  source.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]))

const { defaults } = definitions.hero
const hero: DraftSection = {
  id: -1,
  type: 'hero',
  weight: 0,
  hidden: false,
  visible_from: null,
  visible_until: null,
  state: 'edit',
  hide: false,
  data: {
    content: { en: { ...defaults.content, title: 'Good work.' } },
    settings: defaults.settings,
    appearance: defaults.appearance,
    restrictions: [],
  },
}

test('a new section and a saved one that are right have no problems', () => {
  expect(sectionProblems(hero, t)).toEqual({})
  expect(sectionProblems({ ...hero, id: 12 }, t)).toEqual({})
})

test('all problems come at once, by their place in the data', () => {
  const content = {
    en: { ...defaults.content, title: '', links: [{ label: 'Go', url: 'javascript:x' }] },
    ar: { ...defaults.content, title: 'a'.repeat(161) },
  }
  const wrong: DraftSection = {
    ...hero,
    visible_from: 'yesterday',
    data: { ...hero.data, content, settings: { ...defaults.settings, topics: 9 } },
  }
  const problems = sectionProblems(wrong, t)
  expect(Object.keys(problems).sort()).toEqual([
    'content[ar][title]',
    'content[en][links][0][url]',
    'content[en][title]',
    'settings[topics]',
    'visible_from',
  ])
  expect(problems['content[ar][title]']).toBe('Use at most 160 characters.')
})

test('a section without any text is a problem of its texts', () => {
  const empty: DraftSection = { ...hero, data: { ...hero.data, content: {} } }
  expect(sectionProblems(empty, t)).toEqual({ content: 'Write it in at least one language.' })
})

test('a section that ends when it begins, or before, has a problem', () => {
  const from = { visible_from: '2026-12-01 09:00:00' }
  const problem = { visible_until: 'The section ends before it begins.' }
  expect(sectionProblems({ ...hero, ...from, visible_until: '2026-12-01 09:00:00' }, t)).toEqual(problem)
  expect(sectionProblems({ ...hero, ...from, visible_until: '2026-11-30 09:00:00' }, t)).toEqual(problem)
  expect(sectionProblems({ ...hero, ...from, visible_until: '2026-12-01 09:00:01' }, t)).toEqual({})
})
