import { describe, expect, test } from 'vitest'
import { drawn, openUploads, password } from '../media/openUploads.ts'
import { browserAt } from '#tests/support/browserAt.ts'

const pathOf = (id: number) => `/api/v2/organizations/${id}/brand`
const noColours = { secondary: null, header: null, sidebarMenu: null, paper: null, surface: null, text: null }

async function open() {
  const opened = await openUploads()
  const [first, second] = await opened.db.reader.selectFrom('organizations').select('id').orderBy('id').execute()
  const { uid } = await opened.db.reader
    .selectFrom('users')
    .select('uid')
    .where('mail', '=', 'learner@demo.test')
    .executeTakeFirstOrThrow()
  const [one, two] = [first?.id ?? 0, second?.id ?? 0]
  await opened.db.transact(async (tx) => {
    await tx.deleteFrom('user_organizations').where('uid', '=', uid).execute()
    await tx.insertInto('user_organizations').values({ uid, organization_id: one }).execute()
  })
  return { ...opened, one, two }
}

describe('the brand of an organisation', () => {
  test('is seen by its members after they sign in, and what it does not set comes from the site', async () => {
    const { browser, db, send, one } = await open()
    const { file } = (await send(await drawn().png().toBuffer(), { purpose: 'logo' })).body.data
    const [member, visitor] = [browserAt(db), browserAt(db)]
    await member.signIn('learner@demo.test', password)
    const seen = async (who: typeof member) => (await who.ask('/api/v2/appearance')).body.data
    const before = await seen(member)
    const body = { name: { en: 'Saltmarsh' }, logo: file, colors: { ...noColours, primary: '#7a1f4f' } }
    expect(await browser.ask(pathOf(one), { body })).toMatchObject({ status: 200, body: { data: { revision: 1 } } })
    const after = await seen(member)
    expect(after).toMatchObject({ logo: file, colors: { ...before.colors, primary: '#7a1f4f' } })
    expect([after.fonts, after.favicon]).toEqual([before.fonts, before.favicon])
    expect((await member.ask('/api/v2/settings?type=general')).body.data.site_name).toBe('Saltmarsh')
    expect(await seen(visitor)).toEqual(before)
    expect((await browser.ask(pathOf(one), { method: 'DELETE' })).status).toBe(204)
    expect(await seen(member)).toEqual(before)
  })

  test('is refused for pieces of style sheets, foreign logos, bad hosts and text that is not readable', async () => {
    const { browser, one } = await open()
    const places = async (body: object) => {
      const answer = await browser.ask(pathOf(one), { body })
      return [answer.status, ...answer.body.errors.map((problem: { path: string }) => problem.path)]
    }
    const colors = (colour: object) => ({ colors: { ...noColours, primary: null, ...colour } })
    expect(await places(colors({ primary: 'red}body{}' }))).toEqual([400, 'colors[primary]'])
    expect(await places(colors({ text: '#eeeeee' }))).toEqual([400, 'colors[text]'])
    expect(await places({ logo: '//evil.test/a.png' })).toEqual([400, 'logo'])
    expect(await places({ hosts: ['a b', 'https://evil.test', '127.0.0.1', 'good.test'] })).toEqual([
      400,
      'hosts[0]',
      'hosts[1]',
      'hosts[2]',
    ])
  })

  test('takes a host that no other organisation has, and gives it back when it is removed', async () => {
    const { browser, one, two } = await open()
    expect((await browser.ask(pathOf(one), { body: { hosts: ['Learn.Oak.test'] } })).body.data.hosts).toEqual([
      'learn.oak.test',
    ])
    const taken = await browser.ask(pathOf(two), { body: { hosts: ['other.test', 'learn.oak.test'] } })
    expect(taken).toMatchObject({ status: 400, body: { errors: [{ path: 'hosts[1]', code: 'taken' }] } })
    await browser.ask(pathOf(one), { method: 'DELETE' })
    expect((await browser.ask(pathOf(two), { body: { hosts: ['learn.oak.test'] } })).status).toBe(200)
  })

  test('two organisations that take the same host at the same moment: one gets it', async () => {
    const { browser, one, two } = await open()
    const answers = await Promise.all(
      [one, two].map((id) => browser.ask(pathOf(id), { body: { hosts: ['same.test'] } })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
  })

  test('an old revision is refused, and an unknown organisation is not found', async () => {
    const { browser, one } = await open()
    await browser.ask(pathOf(one), { body: { revision: 0, name: { en: 'Oak' } } })
    expect((await browser.ask(pathOf(one), { body: { revision: 0, name: { en: 'Elm' } } })).status).toBe(409)
    expect((await browser.ask(pathOf(999_999))).status).toBe(404)
  })

  test('a form of a brand that was removed does not overwrite the brand that came after it', async () => {
    const { browser, one } = await open()
    const name = (en: string) => ({ body: { name: { en } } })
    const { revision } = (await browser.ask(pathOf(one), name('Oak'))).body.data
    await browser.ask(pathOf(one), { method: 'DELETE' })
    await browser.ask(pathOf(one), name('Elm'))
    const late = await browser.ask(pathOf(one), { body: { revision, name: { en: 'Old oak' } } })
    expect(late.status).toBe(409)
    expect((await browser.ask(pathOf(one))).body.data.name).toEqual({ en: 'Elm' })
  })

  test('only administrators may read and change it, and every change is in the audit log', async () => {
    const { browser, db, one } = await open()
    const content = browserAt(db)
    await content.signIn('content@demo.test', password)
    expect((await content.ask(pathOf(one))).status).toBe(403)
    expect((await content.ask(pathOf(one), { body: {} })).status).toBe(403)
    await browser.ask(pathOf(one), { body: { name: { en: 'Oak' } } })
    const entries = await db.reader
      .selectFrom('audit_entries')
      .selectAll()
      .where('subject_type', '=', 'brand')
      .execute()
    expect(entries).toMatchObject([{ action: 'created', subject_id: String(one) }])
  })
})
