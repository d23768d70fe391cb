import { describe, expect, test } from 'vitest'
import { ManagedStorefront } from '#shared/contract/managedStorefront.ts'
import { demoDatabase } from '#tests/support/freshDatabase.ts'
import { sectionOfType } from '#tests/support/everySection.ts'
import { editorAt, registered, text, unregistered } from './editor.ts'

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
