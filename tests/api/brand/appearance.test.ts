import { describe, expect, test } from 'vitest'
import { openDatabase } from '#server/db/database.ts'
import { KEPT_APPEARANCES } from '#server/brand/publishAppearance.ts'
import { defaultAppearance } from '#shared/theme/appearance.ts'
import { freshDatabaseUrl } from '#tests/support/freshDatabase.ts'
import { drawn, openUploads, password } from '../media/openUploads.ts'
import { browserAt } from '#tests/support/browserAt.ts'

const path = '/api/v2/settings/appearance'
const draftPath = `${path}/draft`
const blue = { ...defaultAppearance.colors, primary: '#123c69' }

describe('settings/appearance', () => {
  test('a save without a change keeps the revision and notes nothing', async () => {
    const { browser, db } = await openUploads()
    await browser.ask(path, { body: { colors: blue } })
    const { data } = (await browser.ask(path)).body
    expect(data.colors).toEqual(blue)
    await browser.ask(draftPath, { body: data })
    for (const body of [data, {}])
      expect(await browser.ask(path, { body })).toMatchObject({ status: 200, body: { data } })
    const noted = db.reader.selectFrom('audit_entries').select('id').where('subject_type', '=', 'appearance')
    expect(await noted.execute()).toHaveLength(1)
    expect((await browser.ask(draftPath)).body.data).toBeNull()
  })

  test('a colour shows at the next request, in another process too', async () => {
    const url = await freshDatabaseUrl()
    const [one, two] = [openDatabase(url), openDatabase(url)]
    try {
      const [admin, visitor] = [browserAt(one), browserAt(two)]
      await admin.signIn('admin@demo.test', password)
      const seen = async () => (await visitor.ask('/api/v2/appearance?attributes[]=colors')).body.data
      expect(await seen()).toEqual({ colors: defaultAppearance.colors })
      await admin.ask(path, { body: { colors: blue } })
      expect(await seen()).toEqual({ colors: blue })
    } finally {
      await Promise.all([one.close(), two.close()])
    }
  })

  test('a logo without a text of its own has the name of the site', async () => {
    const { browser } = await openUploads()
    const alt = async () => (await browser.ask('/api/v2/appearance?attributes[]=logo')).body.data.logo_alt
    await browser.ask('/api/v2/settings/general', { body: { site_name: { en: 'Harbour School' } } })
    expect(await alt()).toBe('Harbour School')
    await browser.ask(path, { body: { logo_alt: { en: 'A lighthouse' } } })
    expect(await alt()).toBe('A lighthouse')
  })

  test('an old revision is refused with the current one and the user who saved', async () => {
    const { browser } = await openUploads()
    const { revision } = (await browser.ask(path)).body.data
    await browser.ask(path, { body: { revision, colors: blue } })
    const late = await browser.ask(path, { body: { revision, colors: defaultAppearance.colors } })
    expect(late).toMatchObject({ status: 409, body: { revision: revision + 1, errors: [{ code: 'revision' }] } })
    expect(late.body.by).toBeTruthy()
  })

  test('only administrators may read and change it', async () => {
    const { browser } = await openUploads('content_manager')
    for (const method of ['GET', 'POST']) {
      const body = method === 'POST' ? {} : undefined
      expect((await browser.ask(path, { method, body })).status).toBe(403)
      expect((await browser.ask(draftPath, { method, body })).status).toBe(403)
    }
  })

  test.each([
    ['red}body{display:none', 'colors[primary]'],
    ['#12345', 'colors[primary]'],
    ['url(https://evil.test/x)', 'colors[primary]'],
    ['#fff;--x:1', 'colors[primary]'],
  ])('a colour that is a piece of a style sheet is refused: %s', async (primary, place) => {
    const { browser } = await openUploads()
    const { status, body } = await browser.ask(path, { body: { colors: { ...blue, primary } } })
    expect([status, body.errors[0].path]).toEqual([400, place])
  })

  test('text that cannot be read on the page is refused at its field', async () => {
    const { browser } = await openUploads()
    const { status, body } = await browser.ask(path, { body: { colors: { ...blue, text: '#dddddd' } } })
    expect([status, body.errors[0].path]).toEqual([400, 'colors[text]'])
  })

  test('files from elsewhere, of other purposes and never uploaded are refused', async () => {
    const { browser, send } = await openUploads()
    const picture = await drawn({ width: 64, height: 64 }).png().toBuffer()
    const { file } = (await send(picture, { purpose: 'favicon' })).body.data
    const fonts = {
      ...defaultAppearance.fonts,
      body: {
        name: 'Own',
        family: 'Own"}body{}',
        fallback: null,
        files: [{ style: 'normal', weight: '400', url: 'https://evil.test/a.woff2', format: 'woff2' }],
      },
    }
    const { body } = await browser.ask(path, { body: { logo: 'https://evil.test/a.svg', fonts } })
    expect(body.errors.map((problem: { path: string }) => problem.path).sort()).toEqual([
      'fonts[body][family]',
      'fonts[body][files][0][url]',
      'logo',
    ])
    const wrong = await browser.ask(path, {
      body: { logo: file, favicon: file.replace(/[0-9a-f]{32}/, '0'.repeat(32)) },
    })
    expect(wrong.body.errors.map((problem: { code: string }) => problem.code)).toEqual(['not_uploaded', 'not_uploaded'])
    expect((await browser.ask(path, { body: { favicon: file } })).status).toBe(200)
  })

  test('an SVG with a script is not taken as a logo', async () => {
    const { send } = await openUploads()
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
    const { status, body } = await send(svg, { purpose: 'logo', name: 'a.svg', type: 'image/svg+xml' })
    expect([status, body.errors[0].code]).toEqual([400, 'type'])
  })
})

describe('the versions of the appearance', () => {
  test('are the last twenty, each can be published again, and version 0 is the look of a new site', async () => {
    const { browser } = await openUploads()
    const before = (await browser.ask(path)).body.data
    for (let turn = 0; turn < KEPT_APPEARANCES + 2; turn++) {
      const primary = `#1010${(16 + turn).toString(16)}`
      expect((await browser.ask(path, { body: { colors: { ...blue, primary } } })).status).toBe(200)
    }
    const { data } = (await browser.ask(`${path}/versions`)).body
    expect(data).toHaveLength(KEPT_APPEARANCES)
    expect(data[0]).toMatchObject({ version: before.revision + KEPT_APPEARANCES + 2 })
    expect(data[0].saved_by.full_name).toBeTruthy()
    const third = data[2]
    const restored = await browser.ask(`${path}/versions/${third.version}/restore`, { body: {} })
    expect(restored).toMatchObject({ status: 200, body: { data: { colors: third.appearance.colors } } })
    const again = await browser.ask(`${path}/versions/0/restore`, { method: 'POST' })
    expect(again.body.data).toMatchObject(defaultAppearance)
    const gone = await browser.ask(`${path}/versions/${before.revision + 1}/restore`, { method: 'POST' })
    expect(gone.status).toBe(404)
  })

  test('keep the appearance that the site had before its first save with versions', async () => {
    const { browser } = await openUploads()
    const before = (await browser.ask(path)).body.data
    await browser.ask(path, { body: { colors: blue } })
    const { data } = (await browser.ask(`${path}/versions`)).body
    const kept = data.find(({ version }: { version: number }) => version === before.revision)
    expect(kept?.appearance.colors ?? defaultAppearance.colors).toEqual(before.colors)
    expect(data).toHaveLength(before.revision === 0 ? 1 : 2)
  })

  test('a restore never replaces a save that the user did not see', async () => {
    const { browser } = await openUploads()
    const { revision } = (await browser.ask(path, { body: { colors: blue } })).body.data
    await browser.ask(path, { body: { colors: { ...blue, primary: '#401010' } } })
    const late = await browser.ask(`${path}/versions/${revision}/restore`, { body: { revision } })
    expect(late.status).toBe(409)
  })
})

describe('the draft of the appearance', () => {
  test('is seen by the session that made it and by nobody else', async () => {
    const { browser, db } = await openUploads()
    const colors = async (one: typeof browser) => (await one.ask('/api/v2/appearance')).body.data.colors.primary
    const before = await colors(browser)
    expect((await browser.ask(draftPath)).body.data).toBeNull()
    expect((await browser.ask(draftPath, { body: { colors: blue } })).status).toBe(200)
    const [visitor, other] = [browserAt(db), browserAt(db)]
    await other.signIn('admin@demo.test', password)
    expect([await colors(browser), await colors(visitor), await colors(other)]).toEqual([blue.primary, before, before])
    expect((await browser.ask(path)).body.data.colors.primary).toBe(before)
    expect((await browser.ask(draftPath, { method: 'DELETE' })).status).toBe(204)
    expect(await colors(browser)).toBe(before)
  })

  test('ends when its session publishes', async () => {
    const { browser } = await openUploads()
    await browser.ask(draftPath, { body: { colors: { ...blue, primary: '#401010' } } })
    await browser.ask(path, { body: { colors: blue } })
    expect((await browser.ask(draftPath)).body.data).toBeNull()
  })

  test('is refused for the same reasons as a save', async () => {
    const { browser } = await openUploads()
    const { status } = await browser.ask(draftPath, { body: { logo: '/media/logo/a.webp', colors: { primary: 'x' } } })
    expect(status).toBe(400)
  })
})
