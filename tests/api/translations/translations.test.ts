import { describe, expect, test } from 'vitest'
import { demoDatabase, freshDatabaseUrl } from '#tests/support/freshDatabase.ts'
import { openDatabase } from '#server/db/database.ts'
import { browserAt } from '#tests/support/browserAt.ts'

const path = '/api/v2/settings/translations'
const change = (text: string, revision = 0) => ({
  body: { language: 'ar', texts: [{ source: 'Log in', revision, texts: { text } }] },
})

async function administrator() {
  const browser = browserAt(await demoDatabase())
  await browser.signIn('admin@demo.test', 'demo-academy')
  return browser
}

describe('settings/translations', () => {
  test('a change shows at the next request, in another process too, and goes back', async () => {
    const url = await freshDatabaseUrl()
    const [one, two] = [openDatabase(url), openDatabase(url)]
    try {
      const [admin, visitor] = [browserAt(one), browserAt(two)]
      await admin.signIn('admin@demo.test', 'demo-academy')
      const seen = async () => {
        const { data } = (await visitor.ask('/api/v2/translations?language=ar')).body
        return data.find(({ source }: { source: string }) => source === 'Log in').translation
      }
      const before = await seen()
      const saved = await admin.ask(path, change('ادخل الآن'))
      expect(saved).toMatchObject({ status: 200, body: { data: [{ source: 'Log in', state: 'changed' }] } })
      expect(await seen()).toBe('ادخل الآن')
      const { revision } = saved.body.data[0]
      expect(await admin.ask(path, change('', revision))).toMatchObject({ status: 200 })
      expect(await seen()).toBe(before)
    } finally {
      await Promise.all([one.close(), two.close()])
    }
  })

  test('the list has the texts of a language that match, with the counts of all', async () => {
    const { ask } = await administrator()
    await ask(path, change('ادخل'))
    const { data, meta } = (await ask(`${path}?language=ar&show=changed&limit=5`)).body
    expect(data).toMatchObject([{ source: 'Log in', by: expect.any(String), forms: [{ text: 'ادخل' }] }])
    expect(meta).toMatchObject({ language: 'ar', total: 1, counts: { changed: 1, source_changed: 0, missing: 0 } })
    expect(meta.counts.all).toBeGreaterThan(2000)
  })

  test('an old revision and every problem are refused', async () => {
    const { ask } = await administrator()
    await ask(path, change('ادخل'))
    expect(await ask(path, change('لج'))).toMatchObject({
      status: 409,
      body: { revision: expect.any(Number), by: expect.any(String), errors: [{ path: 'texts[0]', code: 'revision' }] },
    })
    const texts = [
      { source: 'Log in', revision: 0, texts: { text: '{{x}}', few: 'a' } },
      { source: 'Nobody says this', revision: 0, texts: {} },
    ]
    const { status, body } = await ask(path, { body: { language: 'ar', texts } })
    expect(status).toBe(400)
    expect(body.errors.map((problem: { path: string }) => problem.path).toSorted()).toEqual([
      'texts[0][texts][few]',
      'texts[0][texts][text]',
      'texts[1][source]',
    ])
  })

  test('a file goes out and comes back after a dry run', async () => {
    const { ask } = await administrator()
    const file = 'source,text\nLog in,ادخل\nNobody says this,نص\n'
    const sent = { language: 'ar', format: 'csv', file }
    const dry = await ask(`${path}/import`, { body: { ...sent, dry_run: true } })
    expect(dry.body.data).toMatchObject({ dry_run: true, changed: 1, refused: 1, bad: [{ row: 3 }] })
    expect((await ask(`${path}?language=ar&show=changed`)).body.meta.total).toBe(0)
    expect((await ask(`${path}/import`, { body: sent })).body.data).toMatchObject({ dry_run: false, changed: 1 })
    expect((await ask(`${path}?language=ar&show=changed`)).body.meta.total).toBe(1)
  })

  test('is for those who manage the site', async () => {
    const browser = browserAt(await demoDatabase())
    expect((await browser.ask(path)).status).toBe(401)
    await browser.signIn('incentives@demo.test', 'demo-academy')
    expect((await browser.ask(path)).status).toBe(403)
    expect((await browser.ask(path, change('a'))).status).toBe(403)
    expect((await browser.ask(`${path}/import`, { body: {} })).status).toBe(403)
  })
})

test('a language that the site does not have is refused before the file begins', async () => {
  const { ask } = await administrator()
  for (const path of ['translations', 'translations.csv', 'translations.po']) {
    const refused = await ask(`/api/v2/settings/${path}?language=tp-9h2`)
    expect(refused).toMatchObject({ status: 400, body: { errors: [{ path: 'language', code: 'choice' }] } })
  }
})
