import { Window } from 'happy-dom'
import { describe, expect, test } from 'vitest'
import type { LoadedSection } from '#shared/sections/section.ts'
import { opensPage, renderSections } from '#islands/sections/render.tsx'
import type { ViewContext } from '#islands/sections/view.ts'
import { sectionTypes } from '#shared/sections/types.ts'
import { drawAgain, loaded, training, view } from './samples.ts'

function page(sections: LoadedSection[], level: 1 | 2 = 2, context: ViewContext = view) {
  const { document } = new Window()
  document.body.innerHTML = renderSections(sections, context, level, drawAgain)
  return document.body
}
type Drawn = ReturnType<typeof page>
const all = (body: Drawn, selector: string) => [...body.querySelectorAll(selector)]
const texts = (body: Drawn, selector: string) => all(body, selector).map((element) => element.textContent)

describe('a page of sections', () => {
  const everything = sectionTypes.map((type, place) => loaded(type, { id: place + 1 }))

  test.each(sectionTypes)('draws a section of type %s, under its own anchor', (type) => {
    expect(page([loaded(type)]).querySelector('section#s12')?.textContent).not.toBe('')
  })

  test('runs no script and styles nothing inline', () => {
    expect(renderSections(everything, view, 1, drawAgain)).not.toMatch(/<script|<style| style=| on\w+=/)
  })

  test('has one h1 and skips no level of headings', () => {
    const levels = all(page(everything, 1), 'h1,h2,h3,h4,h5,h6').map(({ tagName }) => Number(tagName[1]))
    expect(levels.filter((level) => level === 1)).toHaveLength(1)
    levels.reduce((before, level) => {
      expect(level).toBeLessThanOrEqual(before + 1)
      return level
    })
  })

  test('shows one or two trainings in progress as wide cards with a button that opens them, and more as a row', () => {
    const items = [7, 8, 9].map((id) => ({ training: training({ id, title: `No. ${id}` }), state: 'in_progress' }))
    const drawn = (count: number) =>
      page([loaded('continue_learning', { data: { items: items.slice(0, count), moreUrl: null } })])
    expect(all(drawn(2), '.resume form').map((form) => form.getAttribute('action'))).toEqual([
      '/training/7/enrolment',
      '/training/8/enrolment',
    ])
    expect(drawn(2).querySelector('button')?.getAttribute('aria-label')).toBe('Continue: No. 7')
    expect(all(drawn(3), '.resume')).toEqual([])
    expect(all(drawn(3), '.row li')).toHaveLength(3)
  })

  test('closes up the levels that an editor skipped inside a text', () => {
    const heading = (level: number) => ({ type: 'heading', attrs: { level }, content: [{ type: 'text', text: 'x' }] })
    const body = { type: 'doc', content: [heading(3), heading(4), heading(3)] }
    expect(all(page([loaded('rich_text', { content: { body } })]), '.prose *').map(({ tagName }) => tagName)).toEqual([
      'H3',
      'H4',
      'H3',
    ])
  })

  test('gives no id twice', () => {
    const ids = all(page(everything), '[id]').map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })

  test('keeps the room of every picture before it arrives', () => {
    const pictures = all(page(everything), 'img')
    expect(pictures.length).toBeGreaterThan(5)
    expect(pictures.filter((img) => !(img.hasAttribute('width') && img.hasAttribute('alt')))).toEqual([])
  })

  test('carries the page’s h1 only where a hero comes first', () => {
    expect(opensPage([loaded('hero'), loaded('faq')])).toBe(true)
    expect(opensPage([loaded('faq'), loaded('hero')])).toBe(false)
    expect(opensPage([])).toBe(false)
  })

  test('leaves no empty band for a section that has nothing to show', () => {
    const nothing = { trainings: [], total: 0, moreUrl: null }
    const empty = [
      loaded('trainings', { data: nothing }),
      loaded('recommended', { data: nothing }),
      loaded('incentives', { data: null }),
      loaded('leaderboard', { data: null }),
      loaded('continue_learning', { data: { items: [], moreUrl: null } }),
      loaded('upcoming_sessions', { data: { sessions: [], moreUrl: null } }),
      loaded('categories', { data: { terms: [] } }),
      loaded('stats', { data: { numbers: {} } }),
    ]
    expect(renderSections(empty, view, 2, drawAgain)).toBe('')
  })
})

describe('words of an editor with bad intentions', () => {
  const hostile = '"><script>alert(1)</script><img src=x onerror=alert(1)>'

  test('stay words in every place that takes them', () => {
    const body = page([
      loaded('hero', { content: { title: hostile, eyebrow: hostile, text: hostile } }),
      loaded('trainings', {
        content: { title: hostile },
        data: { trainings: [training({ title: hostile, provider: hostile })], total: 1, moreUrl: null },
      }),
      loaded('faq', { content: { items: [{ question: hostile, answer: richText(hostile) }] } }),
      loaded('testimonials', { content: { items: [{ quote: hostile, name: hostile, role: hostile }] } }),
      loaded('categories', { data: { terms: [{ tid: 1, name: hostile, count: 1, url: '/search' }] } }),
    ])
    expect(all(body, 'script, [onerror], img[src=x]')).toEqual([])
    expect(texts(body, 'h2')).toContain(hostile)
  })

  test('cannot make a link that runs: half typed in the editor it is drawn as words', () => {
    const section = loaded('cta')
    const words = { title: 'Go', text: '', links: [{ label: 'Run', url: 'javascript:alert(1)' }] }
    Object.assign(section.section.data, { content: words })
    const body = page([section])
    expect(all(body, 'a')).toEqual([])
    expect(texts(body, 'span.btn')).toEqual(['Run'])
  })

  test('cannot play a film of another host', () => {
    const section = loaded('video')
    Object.assign(section.section.data.content, { url: 'https://evil.example/x' })
    expect(all(page([section]), 'a, video, [data-embed]')).toEqual([])
  })
})

describe('a training’s card', () => {
  const drawn = (changes: Parameters<typeof training>[0]) =>
    page([loaded('trainings', { data: { trainings: [training(changes)], total: 1, moreUrl: null } })])

  test('is one link whose name is the title', () => {
    const links = all(drawn({}), '.item-card a')
    expect(links.map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
      ['/training/7', 'Reading a balance sheet without fear'],
    ])
  })

  test('says what it costs, or when it is', () => {
    expect(texts(drawn({}), '.card-terms')).toEqual(['Free'])
    expect(texts(drawn({ price: { amount: 2000, currency: 'EUR' } }), '.card-terms')).toEqual(['2000 EUR'])
    expect(texts(drawn({ next_session: '2026-12-03 13:00:00' }), '.card-terms')).toEqual([
      'Next: date\u00a02026-12-03\u00a013:00:00',
    ])
  })

  test('says neither how long nor who where nobody said so', () => {
    expect(texts(drawn({ duration_minutes: null, provider: '' }), '.item-card p')).toEqual(['Course', 'Free'])
  })

  test('is marked where its title is in another language than the page', () => {
    const [heading] = all(drawn({ lang: 'ar', title: 'الرفع الآمن' }), '.item-card h3')
    expect([heading?.getAttribute('lang'), heading?.getAttribute('dir')]).toEqual(['ar', 'rtl'])
    expect(all(drawn({}), '[lang]')).toEqual([])
  })

  test('names the language it is held in where that is not the reader’s', () => {
    expect(texts(drawn({ language: 'ar' }), '.card-facts span')).toEqual(['Course', '45 min', 'language ar'])
    expect(texts(drawn({ language: 'en-GB', lang: 'ar' }), '.card-facts span')).toEqual(['Course', '45 min'])
  })

  test('has a drawing where it has no picture', () => {
    expect(all(drawn({}), '.item-card img')[0]?.getAttribute('src')).toBe('/media/covers/training-7-4x3.svg')
    expect(all(drawn({ cover: '/media/a.webp' }), '.item-card img')[0]?.getAttribute('src')).toBe('/media/a.webp')
  })

  test('fetches its picture at once only in the first screenful', () => {
    const many = {
      trainings: Array.from({ length: 6 }, (_, id) => training({ id: id + 1 })),
      total: 6,
      moreUrl: null,
    }
    const section = (id: number) => loaded('trainings', { id, data: many })
    const lazy = (id: number) => all(page([1, 2, 3].map(section)), `#s${id} img[loading=lazy]`).length
    expect([lazy(1), lazy(2), lazy(3)]).toEqual([2, 2, 6])
  })
})

describe('content in another language than the page', () => {
  test('is marked, while the site’s own words are not', () => {
    const body = page([loaded('trainings', { lang: 'ar', content: { title: 'الأكثر إقبالًا' } })])
    expect(body.querySelector('h2')?.getAttribute('dir')).toBe('rtl')
    expect(body.querySelector('a.more')?.closest('[lang]')).toBeNull()
  })
})

describe('without JavaScript', () => {
  test('the search field is a form that says where it was asked', () => {
    const form = page([loaded('hero')]).querySelector('form')
    const fields = [...(form?.querySelectorAll('input') ?? [])].map(({ name, value }) => [name, value])
    expect(form?.getAttribute('action')).toBe('/search')
    expect(fields).toEqual([
      ['search_back_url', '/'],
      ['s', ''],
    ])
  })

  test('a film is a link to its host, and nothing of the host is fetched', () => {
    const body = page([loaded('video')])
    const link = body.querySelector('.film a')
    expect(link?.getAttribute('href')).toBe('https://www.youtube.com/watch?v=M7lc1UVf-VE')
    expect([link?.getAttribute('target'), link?.getAttribute('rel')]).toEqual(['_blank', 'noopener noreferrer'])
    expect(all(body, 'iframe, img[src*=youtube]')).toEqual([])
  })

  test('a question opens by itself', () => {
    expect(texts(page([loaded('faq')]), 'details > summary')).toEqual(['Is it free?'])
  })

  test('a row can be reached and scrolled with the keyboard, and says what it is', () => {
    const row = page([loaded('trainings')]).querySelector('.row')
    expect([row?.getAttribute('tabindex'), row?.getAttribute('aria-label')]).toEqual(['0', 'Taken most'])
  })
})

describe('signing up', () => {
  test('leads to the site’s own address, else to the login', () => {
    expect(
      page([loaded('sign_up')])
        .querySelector('a')
        ?.getAttribute('href'),
    ).toBe('https://join.example')
    const closed = { ...view, links: { ...view.links, signUp: null } }
    const link = page([loaded('sign_up')], 2, closed).querySelector('a')
    expect([link?.getAttribute('href'), link?.textContent]).toEqual(['/user/login', 'Log in'])
  })
})

function richText(text: string) {
  return { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] }
}
