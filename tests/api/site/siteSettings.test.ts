import { describe, expect, test } from 'vitest'
import { demoDatabase, freshDatabaseUrl } from '#tests/support/freshDatabase.ts'
import { openDatabase } from '#server/db/database.ts'
import { saveSettings } from '#server/site/saveSettings.ts'
import { loadSite } from '#server/site/site.ts'
import { browserAt } from '#tests/support/browserAt.ts'

const path = '/api/v2/settings/general'

async function administrator() {
  const db = await demoDatabase()
  const browser = browserAt(db)
  await browser.signIn('admin@demo.test', 'demo-academy')
  return { db, ...browser }
}

describe('settings/general', () => {
  test('the document that GET returns can be sent back', async () => {
    const { ask } = await administrator()
    const { data } = (await ask(path)).body
    expect(data).toMatchObject({ site_name: { ar: 'أكاديمية جونيبر' }, current_timezone: 'Europe/Copenhagen' })
    const saved = await ask(path, { body: data })
    expect(saved).toMatchObject({ status: 200, body: { data: { ...data, revision: data.revision + 1 } } })
  })

  test('a change shows at the next request, in another process too', async () => {
    const url = await freshDatabaseUrl()
    const [one, two] = [openDatabase(url), openDatabase(url)]
    try {
      const [admin, visitor] = [browserAt(one), browserAt(two)]
      await admin.signIn('admin@demo.test', 'demo-academy')
      const seen = async () => (await visitor.ask('/api/v2/settings?type=general')).body.data
      expect((await seen()).site_name).toBe('Juniper Academy')
      await admin.ask(path, { body: { site_name: { en: 'Oak House' }, features: { incentives: false } } })
      expect(await seen()).toMatchObject({ site_name: 'Oak House', incentives: false, incentives_shop_enabled: false })
      const { data } = (await admin.ask(path)).body
      expect(data.features).toMatchObject({ incentives: false, incentives_shop_enabled: true })
      await admin.ask(path, {
        body: { languages: data.languages.filter((one: { langcode: string }) => one.langcode === 'en') },
      })
      expect((await seen()).languages).toHaveLength(1)
    } finally {
      await Promise.all([one.close(), two.close()])
    }
  })

  test('the public settings have a pattern for every style of dates, also those that the site does not set', async () => {
    const { ask } = await administrator()
    await ask(path, { body: { date_time_formats: { medium: 'Y-m-d', time: 'H.i', long_with_time: 'c' } } })
    expect((await ask('/api/v2/settings?type=general')).body.data.date_time_formats).toEqual({
      short: 'd/m/Y',
      medium: 'Y-m-d',
      long: 'l, j F Y',
      day_month: 'j M',
      month: 'F Y',
      time: 'H.i',
      short_with_time: 'd/m/Y, H.i',
      medium_with_time: 'Y-m-d, H.i',
      long_with_time: 'c',
      day_month_with_time: 'j M, H.i',
      month_with_time: 'F Y, H.i',
    })
  })

  test('an old revision is refused with the current one', async () => {
    const { ask } = await administrator()
    const { revision } = (await ask(path)).body.data
    await ask(path, { body: { revision, version: '2' } })
    expect(await ask(path, { body: { revision, version: '3' } })).toMatchObject({
      status: 409,
      body: { revision: revision + 1, errors: [{ code: 'revision', path: '' }] },
    })
    expect((await ask(path)).body.data.version).toBe('2')
  })

  test('every problem is named at once, in the user’s language', async () => {
    const { ask } = await administrator()
    const body = { about: { title: {}, url: 'ftp://oak.test' }, date_time_formats: { time: '' }, languages: [] }
    const { status, body: answer } = await ask(`${path}?language=ar`, { body })
    expect(status).toBe(400)
    expect(answer.errors.map((problem: { path: string }) => problem.path).sort()).toEqual([
      'about[url]',
      'date_time_formats[time]',
      'languages',
    ])
  })

  test('an address that the stored settings cannot hold is refused, not an error', async () => {
    const { ask } = await administrator()
    for (const signup_url of ['/a\u2028b', '/..//evil.example', 'https://.', 'https://user:pw@evil/']) {
      expect(await ask(path, { body: { signup_url } }), signup_url).toMatchObject({
        status: 400,
        body: { errors: [{ path: 'signup_url', code: 'link' }] },
      })
    }
    for (const signup_url of ['/user/login', 'https://oak.test/join', '']) {
      expect((await ask(path, { body: { signup_url } })).body.data, signup_url).toMatchObject({ signup_url })
    }
  })

  test('an address that was stored before its rule existed hides its link, and the site stays open', async () => {
    const { db, ask } = await administrator()
    const { data } = (await ask(path)).body
    const at = '2026-11-21 08:00:00'
    await db.transact(async (tx) => {
      const { general, footer } = await loadSite(tx)
      await saveSettings(tx, 'general', { ...general, signup_url: 'https://user:pw@evil/' }, at)
      await saveSettings(tx, 'footer', { ...footer, about: { ...footer.about, url: '/..//evil' } }, at)
    })
    const read = (await ask(path)).body.data
    expect(read).toMatchObject({ signup_url: '', about: { url: '' }, contact: data.contact })
  })

  test('only administrators read and change them', async () => {
    const browser = browserAt(await demoDatabase())
    expect((await browser.ask(path)).status).toBe(401)
    await browser.signIn('content@demo.test', 'demo-academy')
    expect((await browser.ask(path)).status).toBe(403)
    expect((await browser.ask(path, { body: { version: '9' } })).status).toBe(403)
  })
})
