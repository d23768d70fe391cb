import { expect, test } from 'vitest'
import { renderSections } from '#islands/sections/render.tsx'
import type { ViewContext } from '#islands/sections/view.ts'
import { lruCache } from '#server/memory/lruCache.ts'
import type { LoadedSection } from '#shared/sections/section.ts'
import { sectionTypes } from '#shared/sections/types.ts'
import { drawAgain, loaded, training, view } from './samples.ts'

const everything = () => sectionTypes.map((type, place) => loaded(type, { id: place + 1 }))

/** Draws pages with one memory; says how many sections of the last one had to be drawn. */
function openMemory() {
  const kept = lruCache<{ html: string }>(200, 'drawings')
  let drawn = 0
  return {
    page(sections: LoadedSection[], context: ViewContext = view, level: 1 | 2 = 1): string {
      drawn = 0
      return renderSections(sections, context, level, (inputs, draw) =>
        kept(inputs, () => {
          drawn++
          return draw()
        }),
      )
    },
    drawn: () => drawn,
  }
}

test('a page that comes again is not drawn again, and is the same to the letter', () => {
  const memory = openMemory()
  const first = memory.page(everything())
  expect(memory.drawn()).toBe(sectionTypes.length)
  expect(memory.page(everything(), { ...view })).toBe(first)
  expect(memory.drawn()).toBe(0)
  expect(first).toBe(renderSections(everything(), view, 1, drawAgain))
})

test('of what has changed only that is drawn, as it is now', () => {
  const memory = openMemory()
  memory.page(everything())
  const place = sectionTypes.indexOf('trainings')
  const data = { trainings: [training({ title: 'Lifting with care' })], total: 1, moreUrl: null }
  const changed = everything().with(place, loaded('trainings', { id: place + 1, data }))
  expect(memory.page(changed)).toContain('Lifting with care')
  expect(memory.drawn()).toBe(1)
})

test.each<[string, Partial<ViewContext>]>([
  ['another language says it in its words', { t: (source) => source.toUpperCase() }],
  ['another time zone writes dates in its own way', { format: { ...view.format, date: () => 'tomorrow' } }],
  ['another theme has covers of its own', { cover: () => '/other.svg' }],
  ['another page is what a search leads back to', { search: { total: 4338, back: '/storefront' } }],
  ['another day has more trainings', { search: { total: 4339, back: '/' } }],
  ['another site is signed up to elsewhere', { links: { ...view.links, signUp: 'https://other.example' } }],
])('%s: nothing of the page before is shown', (_story, difference) => {
  const memory = openMemory()
  memory.page(everything())
  const context = { ...view, ...difference }
  expect(memory.page(everything(), context)).toBe(renderSections(everything(), context, 1, drawAgain))
  expect(memory.drawn()).toBe(sectionTypes.length)
})

test('a section that opens the page is drawn otherwise than one below', () => {
  const memory = openMemory()
  const [cta, faq] = [loaded('cta', { id: 1 }), loaded('faq', { id: 2 })]
  expect(memory.page([cta, faq])).toMatch(/<h1/)
  expect(memory.page([faq, cta])).toBe(renderSections([faq, cta], view, 1, drawAgain))
  expect(memory.page([faq, cta], view, 2)).not.toMatch(/<h1/)
})
