import { describe, expect, test, vi } from 'vitest'
import { ManagedStorefront } from '#shared/contract/managedStorefront.ts'
import { demoDatabase } from '#tests/support/freshDatabase.ts'
import { sectionOfType, typesOf } from '#tests/support/everySection.ts'
import { base, editorAt, registered, text, unregistered } from './editor.ts'

vi.mock('astro:middleware', () => ({ defineMiddleware: (handler: unknown) => handler }))

const danes = [{ type: 'country' as const, value: 'DK', rule: 'and' as const }]
const titled = (storefront: ManagedStorefront, title: string) =>
  storefront.sections.find(({ data }) => JSON.stringify(data.content).includes(title))

describe('the preview of an audience', () => {
  test('marks the sections that it would not get', async () => {
    const { ask, read, save } = await editorAt(await demoDatabase())
    const start = await read('registered')
    const later = { ...text('In July'), visible_from: '2030-07-01 00:00:00' }
    const sections = [sectionOfType('cta', 'For Danes', danes), later, { ...text('Kept'), hidden: true }]
    await save({ ...start, sections: [...start.sections, ...sections] })
    const preview = async (query: string) =>
      ManagedStorefront.parse((await ask(`${registered}&preview=1${query}`)).body.data)
    const norway = await preview('&country=NO')
    expect(titled(norway, 'For Danes')?.hide).toBe(true)
    expect(titled(norway, 'In July')?.hide).toBe(true)
    expect(titled(norway, 'Kept')?.hide).toBe(true)
    expect(norway.sections[0]?.hide).toBe(false)
    const denmark = await preview('&country=DK&as_of=2030-07-02 00:00:00')
    expect(titled(denmark, 'For Danes')?.hide).toBe(false)
    expect(titled(denmark, 'In July')?.hide).toBe(false)
    const edited = await read('registered')
    expect(edited.sections.some(({ hide }) => hide)).toBe(false)
    expect(edited.matches).toBeUndefined()
  })

  test('counts the users of the registered storefront, small numbers only for administrators', async () => {
    const db = await demoDatabase()
    await db.transact((tx) => tx.updateTable('users').set({ country: 'VA' }).where('uid', '=', 1).execute())
    const [content, admin] = [await editorAt(db), await editorAt(db, 'admin@demo.test')]
    const preview = async ({ ask }: typeof content, query: string) =>
      (await ask(`${registered}&preview=1${query}`)).body.data
    const everyone = await preview(content, '')
    expect(everyone.matches).toBe(everyone.matches_of)
    const few = { matches: null, matches_fewer_than: 5, matches_of: everyone.matches_of }
    expect(await preview(content, '&country=AQ')).toMatchObject(few)
    expect(await preview(admin, '&country=AQ')).toMatchObject({ matches: 0, matches_fewer_than: null })
    expect(await preview(content, '&country=VA')).toMatchObject(few)
    expect(await preview(admin, '&country=VA')).toMatchObject({ matches: 1, matches_fewer_than: null })
    expect((await content.ask(`${unregistered}&preview=1&language=ar`)).body.data.matches).toBeUndefined()
  })

  test('takes one value of a single criterion, and only the criteria of the storefront', async () => {
    const { ask } = await editorAt(await demoDatabase())
    const refused = async (query: string) => (await ask(query)).body.errors
    expect(await refused(`${registered}&preview=1&country[]=DK&country[]=NO`)).toMatchObject([
      { path: 'country', code: 'single' },
    ])
    expect(await refused(`${unregistered}&preview=1&country=DK&skill=1`)).toMatchObject([
      { path: 'country', code: 'criterion' },
      { path: 'skill', code: 'criterion' },
    ])
    expect((await ask(`${unregistered}&preview=1&organizations[]=1&organizations[]=2`)).status).toBe(200)
  })
})

test('restrictions on values that no longer exist are flagged', async () => {
  const db = await demoDatabase()
  const { read, save } = await editorAt(db)
  const start = await read('registered')
  const restrictions = [
    ...danes,
    { type: 'organizations' as const, value: [1, 999_999], rule: 'and' as const },
    { type: 'language' as const, value: 'xx', rule: 'and' as const },
  ]
  const { body } = await save({
    ...start,
    sections: [sectionOfType('cta', 'For some', restrictions), ...start.sections],
  })
  const section = body.data.created[0]
  expect(body.data.gone).toEqual([
    { section, type: 'organizations', values: [999_999] },
    { section, type: 'language', values: ['xx'] },
  ])
})

test.each(['registered', 'unregistered'] as const)(
  'the editor of the %s storefront loads the data of every type as the page does',
  async (type) => {
    const { ask } = await editorAt(await demoDatabase())
    const sections = typesOf(type).map((one) => ({
      type: one,
      settings: sectionOfType(one, 'Any').data.settings,
      content: sectionOfType(one, 'Any').data.content.en,
    }))
    const unfinished = { type: 'trainings', settings: { source: 'custom' } }
    const wish = { type, language: 'en', sections: [...sections, unfinished] }
    const { status, body } = await ask(`${base}/section_data`, { body: wish })
    expect(status, JSON.stringify(body)).toBe(200)
    expect(body.data).toHaveLength(sections.length + 1)
    expect(body.data.at(-1)).toBeNull()
    const dataOf = (wanted: string) => body.data[sections.findIndex((one) => one.type === wanted)]
    expect(dataOf('trainings').trainings.length).toBeGreaterThan(3)
    expect(dataOf('stats').numbers.trainings).toBeGreaterThan(3)
    expect(dataOf('faq')).toBeNull()
    if (type === 'registered') expect(dataOf('incentives').products.length).toBeGreaterThan(0)
    // A visitor earns no points.
    else expect(JSON.stringify(dataOf('trainings'))).not.toContain('"points"')
  },
)

test('the appearance of both storefronts is saved once, and again only against its revision', async () => {
  const db = await demoDatabase()
  const { ask } = await editorAt(db)
  const path = '/api/v2/settings/storefront/appearance'
  const start = { revision: 0, width: 'normal', spacing: 'normal', cards: 'plain', ground: 'paper' }
  expect((await ask(path)).body.data).toEqual(start)
  const saved = await ask(path, { body: { ...start, width: 'wide' } })
  expect(saved.body.data).toEqual({ ...start, width: 'wide', revision: 1 })
  expect((await ask(path, { body: { revision: 0, ground: 'tint' } })).status).toBe(409)
  expect((await ask(path, { body: { ground: 'red' } })).body.errors).toMatchObject([{ path: 'ground' }])
  const { ask: learner } = await editorAt(db, 'learner@demo.test')
  expect((await learner(path)).status).toBe(403)
})

test('links that lead nowhere are named', async () => {
  const { ask } = await editorAt(await demoDatabase())
  const { body } = await ask(`${base}/links`, { body: { links: ['/search', '/nowhere', '/training/999999'] } })
  expect(body.data).toEqual(['/nowhere', '/training/999999'])
})
