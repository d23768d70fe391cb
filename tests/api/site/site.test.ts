import { describe, expect, test } from 'vitest'
import { featureSwitches } from '#shared/access/flags.ts'
import { accessTypes } from '#shared/access/roles.ts'
import { demoDatabase } from '#tests/support/freshDatabase.ts'
import { browserAt } from '#tests/support/browserAt.ts'

const visitor = async () => browserAt(await demoDatabase())

describe('the site’s own facts', () => {
  test('the brand comes whole or by attribute, with its text in the user’s language', async () => {
    const { ask } = await visitor()
    const whole = (await ask('/api/v2/appearance')).body.data
    expect(Object.keys(whole).sort()).toEqual([
      'colors',
      'favicon',
      'fonts',
      'logo',
      'logo_alt',
      'roundness',
      'site_background',
    ])
    const asked = await ask('/api/v2/appearance?attributes[]=logo&attributes[]=roundness&language=ar')
    expect(asked.body.data).toMatchObject({ logo_alt: 'أكاديمية جونيبر', roundness: { small: 6 } })
    expect(Object.keys(asked.body.data)).toHaveLength(3)
    expect((await ask('/api/v2/appearance?attributes[]=secrets')).status).toBe(400)
  })

  test('an answer for everyone that has not changed is not sent again', async () => {
    const { ask } = await visitor()
    const first = await ask('/api/v2/appearance')
    const etag = first.headers.get('etag') ?? ''
    expect((await ask('/api/v2/appearance', { headers: { 'If-None-Match': etag } })).status).toBe(304)
  })

  test('the general settings say what is open to the user', async () => {
    const browser = await visitor()
    const general = async () => (await browser.ask('/api/v2/settings?type=general')).body.data
    const open = await general()
    for (const flag of [...accessTypes, ...featureSwitches]) expect(typeof open[flag]).toBe('boolean')
    expect(open).toMatchObject({
      current_language: 'en',
      current_timezone: 'Europe/Copenhagen',
      site_name: 'Juniper Academy',
      storefront_page: true,
      site_settings: false,
    })
    expect(open.languages.map(({ langcode }: { langcode: string }) => langcode)).toEqual([
      'en',
      'de',
      'fr',
      'es',
      'ar',
      'he',
    ])
    await browser.signIn('admin@demo.test', 'demo-academy')
    expect(await general()).toMatchObject({ site_settings: true, current_timezone: 'Asia/Kolkata' })
  })

  test('the disclaimer is agreed to once for every language it is written in', async () => {
    const { ask } = await visitor()
    const text = async (language: string) =>
      (await ask(`/api/v2/settings?type=general&language=${language}`)).body.data.disclaimer_text
    expect(await text('ar')).toContain('ملفات')
    const agreed = await ask('/system/ajax/cookies-disclaimer/agree?language=ar', { form: { ajax: 'true' } })
    expect(agreed.status).toBe(204)
    expect(await text('ar')).toBe('')
    expect(await text('en')).toBe('')
  })

  test('without JavaScript agreeing leads back to the page, never to another site', async () => {
    const { ask } = await visitor()
    const agree = async (form: Record<string, string>, headers = {}) =>
      (await ask('/system/ajax/cookies-disclaimer/agree', { form, headers })).headers.get('location')
    expect(await agree({ back: '/search?s=sql' })).toBe('/search?s=sql')
    expect(await agree({ back: '//evil.test' })).toBe('/')
    expect(await agree({}, { Referer: 'http://academy.test/training/3' })).toBe('/training/3')
    expect(await agree({}, { Referer: 'http://academy.test.evil.test/x' })).toBe('/')
    expect((await ask('/system/ajax/cookies-disclaimer/agree')).status).toBe(405)
  })

  test('the footer, the countries and the languages are settings too; another type is refused', async () => {
    const { ask } = await visitor()
    const footer = (await ask('/api/v2/settings?type=footer&language=ar')).body.data
    expect(footer.footer_copyright).toBe('© 2026 أكاديمية جونيبر')
    const { data: countries, meta } = (await ask('/api/v2/settings?type=countries&language=ar')).body
    expect(countries).toHaveLength(249)
    expect(countries).toContainEqual({ code: 'DK', name: 'الدانمرك' })
    expect(meta).toEqual({ page: 0, limit: 249, total: 249, totalPages: 1, isLastPage: true })
    expect((await ask('/api/v2/settings?type=languages')).body).toEqual((await ask('/api/v2/languages')).body)
    expect((await ask('/api/v2/settings?type=footer')).body).not.toHaveProperty('meta')
    expect((await ask('/api/v2/settings?type=weather')).status).toBe(400)
    expect((await ask('/api/v2/settings')).status).toBe(400)
  })

  test('the strings of the interface come in any language, English with its plural forms and short words', async () => {
    const { ask } = await visitor()
    const strings = async (language: string) =>
      new Map<string, string>(
        (await ask(`/api/v2/translations?context=interface&language=${language}`)).body.data.map(
          ({ source, translation }: { source: string; translation: string }) => [source, translation],
        ),
      )
    expect((await strings('ar')).get('Dashboard')).toMatch(/[ء-ي]/)
    expect([...(await strings('origin')).keys()].every((source) => /_(zero|one|other)$| \(\w+\)$/.test(source))).toBe(
      true,
    )
    expect((await ask('/api/v2/translations?context=content')).status).toBe(400)
  })

  test('terms come by vocabulary and level, in the user’s language; an unknown vocabulary has none', async () => {
    const { ask } = await visitor()
    const vocabularies = (await ask('/api/v2/vocabularies?language=ar')).body
    expect(vocabularies.meta).toMatchObject({ page: 0, totalPages: 1, isLastPage: true })
    expect(vocabularies.data.map(({ name }: { name: string }) => name)).toContain('topic')
    const top = (await ask('/api/v2/taxonomy_terms?machine_name=topic&limit=100&parent=0')).body.data
    expect(top.every(({ parent }: { parent: number }) => parent === 0)).toBe(true)
    const below = (await ask(`/api/v2/taxonomy_terms?machine_name=topic&parent=${top[0].tid}`)).body.data
    expect(below.every(({ parent }: { parent: number }) => parent === top[0].tid)).toBe(true)
    const level = (await ask('/api/v2/taxonomy_terms?machine_name=level&limit=2&page=1&language=ar')).body
    expect(level).toMatchObject({ data: [{ name: 'متقدم' }], meta: { total: 3, totalPages: 2, isLastPage: true } })
    expect((await ask('/api/v2/taxonomy_terms?machine_name=weather')).body).toMatchObject({
      data: [],
      meta: { total: 0 },
    })
  })

  test('organisations are for people who are signed in', async () => {
    const browser = await visitor()
    expect((await browser.ask('/api/v2/organizations?limit=100')).status).toBe(401)
    await browser.signIn('learner@demo.test', 'demo-academy')
    const { body } = await browser.ask('/api/v2/organizations?limit=4&page=1')
    expect(body).toMatchObject({ meta: { total: 6, totalPages: 2, isLastPage: true } })
    expect(body.data).toHaveLength(2)
  })

  test('visitors and registered people get the storefront that is theirs, without a word on who else sees what', async () => {
    const browser = await visitor()
    const open = (await browser.ask('/api/v2/storefront?language=ar')).body.data
    expect(open).toMatchObject({ type: 'unregistered', enabled: true, language: 'en' })
    expect(open.sections.length).toBeGreaterThan(3)
    expect(JSON.stringify(open)).not.toMatch(/restrictions|hidden|visible_from/)
    const { id } = open.sections[0]
    const one = (await browser.ask(`/api/v2/storefront_sections/${id}?language=ar`)).body.data
    expect(one).toEqual(open.sections[0])
    const settings = (await browser.ask('/api/v2/storefront/settings')).body.data
    expect(settings.restrictions.map(({ type }: { type: string }) => type)).toEqual(['language', 'organizations'])
    await browser.signIn('learner@demo.test', 'demo-academy')
    expect((await browser.ask('/api/v2/storefront')).body.data.type).toBe('registered')
    // A section of the other storefront does not exist for her.
    expect((await browser.ask(`/api/v2/storefront_sections/${id}`)).status).toBe(404)
  })

  test('an unknown path is refused in the contract’s form', async () => {
    const { ask } = await visitor()
    for (const method of ['GET', 'POST', 'DELETE']) {
      expect(await ask('/api/v2/no/such/call', { method })).toMatchObject({
        status: 404,
        body: { errors: [{ code: 'not_found', path: '' }] },
      })
    }
  })
})
