import { describe, expect, test } from 'vitest'
import type { Problem } from '#shared/contract/common.ts'
import { maxSections } from '#shared/sections/types.ts'
import { demoDatabase } from '#tests/support/freshDatabase.ts'
import { sectionOfType } from '#tests/support/everySection.ts'
import { base, editorAt, renamed, text } from './editor.ts'
import { processorWatch } from '#tests/support/processorTime.ts'

async function editor() {
  const { ask, read, save } = await editorAt(await demoDatabase())
  const start = await read()
  const problemsWith = async (...added: unknown[]): Promise<Problem[]> => {
    const { status, body } = await save({ ...start, sections: [...added, ...start.sections] })
    expect(status, JSON.stringify(body).slice(0, 300)).toBe(400)
    return body.errors
  }
  return { ask, read, save, start, problemsWith }
}

const prose = (...content: unknown[]) => ({
  ...text('About us'),
  data: { ...text('About us').data, content: { en: { title: 'About us', body: { type: 'doc', content } } } },
})
const linked = (href: string) => ({
  type: 'paragraph',
  content: [{ type: 'text', text: 'Go', marks: [{ type: 'link', attrs: { href } }] }],
})

describe('hostile content is refused with the name of its section', () => {
  const named = { path: 'sections[0]', code: 'section', message: expect.stringContaining('About us') }

  test('formatted text has no script and no unknown nodes', async () => {
    const { problemsWith } = await editor()
    for (const node of [
      { type: 'script', content: [{ type: 'text', text: 'alert(1)' }] },
      { type: 'html', attrs: { html: '<img src=x onerror=alert(1)>' } },
      { type: 'paragraph', content: [{ type: 'image', attrs: { src: 'https://evil.example/x.gif' } }] },
    ])
      expect(await problemsWith(prose(node))).toContainEqual(named)
  })

  test('a link neither runs script nor leaves the site unseen', async () => {
    const { problemsWith } = await editor()
    for (const href of [
      'javascript:alert(1)',
      ' javascript:alert(1)',
      '//evil.example',
      'data:text/html,x',
      'http://a.b',
    ])
      expect(await problemsWith(prose(linked(href))), href).toContainEqual(named)
  })

  test('videos of other hosts are refused', async () => {
    const { problemsWith } = await editor()
    const video = sectionOfType('video', 'About us')
    for (const url of ['https://evil.example/v.mp4', 'https://youtube.com.evil.example/watch?v=aaaaaaaaaaa']) {
      const content = { en: { title: 'About us', url } }
      const problems = await problemsWith({ ...video, data: { ...video.data, content } })
      expect(problems).toContainEqual(named)
      expect(problems).toContainEqual(
        expect.objectContaining({ path: 'sections[0][data][content][en][url]', code: 'film' }),
      )
    }
  })

  test('ten thousand nested nodes are refused in a moment', async () => {
    const { problemsWith } = await editor()
    const deep = '{"type":"bulletList","content":[{"type":"listItem","content":['.repeat(5000) + ']}]}'.repeat(5000)
    const spentMs = processorWatch()
    expect(await problemsWith(prose(JSON.parse(deep)))).toContainEqual(named)
    expect(spentMs()).toBeLessThan(2000)
  })

  test('ten thousand wrong nodes side by side are refused in a moment', async () => {
    const { problemsWith } = await editor()
    const spentMs = processorWatch()
    const problems = await problemsWith(prose(...Array.from({ length: 10_000 }, () => ({ type: 'script' }))))
    expect(problems.length).toBeLessThanOrEqual(101)
    expect(spentMs()).toBeLessThan(2000)
  })
})

describe('a list of very many entries is refused in a moment', () => {
  const ones = (length: number) => Array.from({ length }, () => 1)

  test('formatted text with too many is refused with the name of its section', async () => {
    const { problemsWith } = await editor()
    const spentMs = processorWatch()
    const list = (content: unknown) => ({ type: 'bulletList', content: [{ type: 'listItem', content }] })
    for (const body of [ones(50_000), [list([list(ones(50_000))])], [{ type: 'paragraph', content: ones(50_000) }]])
      expect(await problemsWith(prose(...body))).toMatchObject([
        { code: 'too_big' },
        { path: 'sections[0]', code: 'section' },
      ])
    expect(spentMs()).toBeLessThan(2000)
  })

  test('each part of a section is refused with its name and with its other problems', async () => {
    const { problemsWith } = await editor()
    const at = (path: string) => `sections[0][data]${path}`
    const faq = sectionOfType('faq', 'About us')
    const items = { ...faq, data: { ...faq.data, content: { en: { title: 'About us', items: ones(500), more: 1 } } } }
    expect(await problemsWith(items)).toMatchObject([
      { path: at('[content][en][items]'), code: 'too_big' },
      { path: at('[content][en][more]'), code: 'unknown' },
      { path: 'sections[0]', code: 'section', message: expect.stringContaining('About us') },
    ])
    const limited = { ...faq, data: { ...faq.data, restrictions: ones(500) } }
    expect(await problemsWith(limited, items)).toMatchObject([
      { path: at('[restrictions]'), code: 'too_big' },
      { path: 'sections[0]', code: 'section' },
      { path: 'sections[1][data][content][en][items]' },
      { path: 'sections[1][data][content][en][more]' },
      { path: 'sections[1]', code: 'section' },
    ])
  })

  test('every body that can be sent has this limit', async () => {
    const { ask, start } = await editor()
    const body = text('x')
    const tooMany = [
      ones(450_000),
      [
        {
          ...body,
          data: { ...body.data, content: { en: { title: 'x', body: { type: 'doc', content: ones(450_000) } } } },
        },
      ],
      [{ ...body, data: { ...body.data, restrictions: ones(59_000) } }],
      Array.from({ length: 14 }, () => prose(...ones(3900))),
      [prose(...Array.from({ length: 14 }, () => ({ type: 'paragraph', content: ones(3900) })))],
    ]
    const spentMs = processorWatch()
    for (const sections of tooMany)
      expect((await ask(`${base}/${start.id}`, { method: 'PATCH', body: { revision: 1, sections } })).status).toBe(400)
    expect(spentMs()).toBeLessThan(5000)
  })
})

describe('the limits of a storefront', () => {
  test('512 KB of the shortest paragraphs are saved', async () => {
    const { save, start } = await editor()
    const short = { type: 'paragraph', content: [{ type: 'text', text: 'a' }] }
    const many = Array.from({ length: 8 }, () => prose(...Array.from({ length: 1050 }, () => short)))
    const saved = await save({ ...start, sections: many })
    expect(saved.status, JSON.stringify(saved.body).slice(0, 300)).toBe(200)
  })

  test('a section of more than 64 KB is refused by its name', async () => {
    const { problemsWith } = await editor()
    const words = { type: 'paragraph', content: [{ type: 'text', text: 'ä'.repeat(33_000) }] }
    expect(await problemsWith(prose(words))).toEqual([
      {
        path: 'sections[0]',
        code: 'too_large',
        message: 'The section “About us” has 65 KB. The maximum is 64 KB.',
      },
    ])
  })

  test('more than 512 KB in all are refused', async () => {
    const { problemsWith } = await editor()
    const words = { type: 'paragraph', content: [{ type: 'text', text: 'a'.repeat(60_000) }] }
    const problems = await problemsWith(...Array.from({ length: 9 }, () => prose(words)))
    expect(problems).toMatchObject([{ path: 'sections', code: 'too_large' }])
  })

  test('more than 40 sections are refused, also if two editors add them together', async () => {
    const { read, save } = await editorAt(await demoDatabase())
    const start = await read()
    const many = Array.from({ length: maxSections - start.sections.length }, (_, index) => text(`New ${index}`))
    const tooMany = await save({ ...start, sections: [...start.sections, ...many, text('One more')] })
    expect(tooMany.body.errors).toMatchObject([{ path: 'sections', code: 'too_big' }])
    await save({ ...start, sections: [...start.sections, text('First')] })
    const together = await save({ ...start, sections: [...start.sections, ...many] })
    expect(together.body.errors).toMatchObject([{ path: 'sections', code: 'too_many' }])
  })
})

test('every problem of all sections is listed at once', async () => {
  const { problemsWith, start } = await editor()
  const board = sectionOfType('leaderboard', 'Who leads')
  const misplaced = { ...text('Late'), visible_from: '2027-01-01 00:00:00', visible_until: '2026-01-01 00:00:00' }
  const unknown = { ...text('Lost'), id: 999_999 }
  const foreign = sectionOfType('cta', 'Danes', [{ type: 'country', value: 'DK', rule: 'and' }])
  const upload = '/media/section/00000000000000000000000000000000-50x50.webp'
  const picture = sectionOfType('image_text', 'Picture')
  const content = { en: { ...picture.data.content.en, picture: { file: upload, alt: 'A boat' } } }
  const twice = renamed(start.sections[0]!, 'Twice')
  const problems = await problemsWith(
    board,
    misplaced,
    unknown,
    foreign,
    { ...picture, data: { ...picture.data, content } },
    twice,
  )
  expect(problems.map(({ path, code }) => `${code} ${path}`).sort()).toEqual(
    [
      'storefront sections[0][type]',
      'order sections[1][visible_until]',
      'not_found sections[2][id]',
      'criterion sections[3][data][restrictions][0][type]',
      'not_uploaded sections[4][data][content][en][picture][file]',
      'repeated sections[6][id]',
      ...[1, 2, 3, 4, 6].map((place) => `section sections[${place}]`),
    ].sort(),
  )
  const titles = ['“Who leads”', '“Late”', '“Lost”', '“Danes”', '“Picture”', start.sections[0]!.data.content.en!.title]
  const messages = problems.map(({ message }) => message).join(' ')
  for (const title of titles) expect(messages).toContain(title)
})

test('a section without a type is named by what it lacks', async () => {
  const { problemsWith } = await editor()
  const named = { code: 'section', message: 'A section without a type cannot be saved.' }
  expect(await problemsWith({ id: null, weight: 0 }, null)).toMatchObject([
    { path: 'sections[0][type]', code: 'required' },
    { path: 'sections[0]', ...named },
    { path: 'sections[1]', code: 'type' },
    { path: 'sections[1]', ...named },
  ])
})

test('a section of a feature that is off cannot be added, and stays where it is', async () => {
  const db = await demoDatabase()
  const [{ ask, read, save }, admin] = [await editorAt(db), await editorAt(db, 'admin@demo.test')]
  await admin.ask('/api/v2/settings/general', { body: { features: { incentives_leaderboard: false } } })
  const start = await read('registered')
  expect(start.sections.map(({ type }) => type)).toContain('leaderboard')
  expect((await save({ ...start, sections: [text('New'), ...start.sections] })).status).toBe(200)
  const added = await save({ ...start, sections: [...start.sections, sectionOfType('leaderboard', 'Who leads')] })
  expect(added.body.errors).toMatchObject([{ code: 'feature_off', path: expect.stringMatching(/\[type\]$/) }])
  expect((await ask(`${base}/99`, { method: 'PATCH', body: { revision: 1, sections: [] } })).status).toBe(404)
})

test('a section that this version cannot read stays when the others are saved', async () => {
  const db = await demoDatabase()
  const { read, save } = await editorAt(db)
  await db.transact((tx) =>
    tx.updateTable('storefront_sections').set({ type: 'hologram' }).where('type', '=', 'logos').execute(),
  )
  const start = await read()
  expect((await save({ ...start, sections: start.sections.toReversed() })).status).toBe(200)
  const rows = await db.reader.selectFrom('storefront_sections').select('id').where('type', '=', 'hologram').execute()
  expect(rows.length).toBeGreaterThan(0)
})
