import { expect, onTestFinished, test } from 'vitest'
import { toInstant } from '#shared/instant.ts'
import type { Feature } from '#shared/access/flags.ts'
import { touch } from '#server/cache/clock.ts'
import type { Database } from '#server/db/database.ts'
import { saveSettings } from '#server/site/saveSettings.ts'
import { loadSite } from '#server/site/site.ts'
import { type ServedAcademy, serveAcademy, shareAcademy } from '#tests/support/servedAcademy.ts'
import { type RunningSite, signInAt } from '#tests/support/site.ts'

/** Of the stories that leave it as they found it. */
const academy = shareAcademy()

const asking =
  ({ url }: RunningSite) =>
  (path: string, cookie = '') =>
    fetch(url + path, { redirect: 'manual', headers: cookie ? { cookie } : {} })

async function ownAcademy(): Promise<ServedAcademy> {
  const own = await serveAcademy()
  onTestFinished(own.end)
  return own
}

async function switchFeature(db: Database, name: Feature, on: boolean): Promise<void> {
  const { general } = await loadSite(db.reader)
  const features = { ...general.features, [name]: on }
  await db.transact((tx) => saveSettings(tx, 'general', { ...general, features }, toInstant(new Date())))
}

test('who comes to the front door lands where they belong', async () => {
  const { site, db } = await ownAcademy()
  const leadsTo = async (path: string, cookie = '') => {
    const answer = await asking(site)(path, cookie)
    return `${answer.status} ${answer.headers.get('location') ?? ''}`.trim()
  }
  const learner = await signInAt(site.url, 'learner@demo.test')
  expect(await leadsTo('/')).toBe('200')
  expect(await leadsTo('/', learner)).toBe('302 /dashboard')
  expect(await leadsTo('/storefront')).toBe('302 /user/login?redirectTo=%2Fstorefront')
  expect(await leadsTo('/user?from=mail&x=1')).toBe(
    `302 /user/login?redirectTo=${encodeURIComponent('/user?from=mail&x=1')}`,
  )
  expect(await leadsTo('/storefront', learner)).toBe('200')
  expect(await leadsTo('/user/2/edit', learner)).toMatch(/^(403|404|302 \/denied)/)
  for (const feature of ['catalog', 'storefront_page'] as const) {
    await switchFeature(db, feature, false)
    expect(await leadsTo('/')).toBe('302 /user/login')
    await switchFeature(db, feature, true)
  }
  await switchFeature(db, 'storefront_page', false)
  expect(await leadsTo('/storefront')).toBe('404')
  expect(await leadsTo('/storefront', learner)).toBe('404')
  expect(await leadsTo('/training/1')).toBe('404')
})

test('with the storefront switched off, learners open the trainings that they take, and no other', async () => {
  const { site, db } = await ownAcademy()
  const ask = asking(site)
  const learner = await signInAt(site.url, 'learner@demo.test')
  const rows = db.reader.selectFrom('enrolments').innerJoin('users', 'users.uid', 'enrolments.uid')
  const taken = await rows.where('mail', '=', 'learner@demo.test').select('training_id').execute()
  const ids = taken.map(({ training_id }) => training_id)
  const { id: other } = await db.reader
    .selectFrom('trainings')
    .where('id', 'not in', ids)
    .where('published', '=', 1)
    .select('id')
    .executeTakeFirstOrThrow()
  await switchFeature(db, 'storefront_page', false)
  const answer = await ask(`/training/${ids[0]}`, learner)
  expect(answer.status).toBe(200)
  const page = await answer.text()
  expect(page).toContain('href="/trainings"')
  expect(page).not.toMatch(/href="\/(storefront|search)/)
  expect((await ask(`/training/${other}`, learner)).status).toBe(404)
  expect((await ask(`/training/${ids[0]}`)).status).toBe(404)
  expect(await (await ask('/trainings', learner)).text()).toContain(`/training/${ids[0]}`)
})

test('what is not there says so in place and in the language asked for, and where one may not go is said too', async () => {
  const ask = asking(academy().site)
  for (const [path, status] of [
    ['/no/such/page', 404],
    ['/training/999999', 404],
    ['/training/one', 404],
    ['/storefront/999999', 404],
    ['/not-found', 404],
    ['/denied', 403],
  ] as const) {
    const answer = await ask(path)
    expect(answer.status, path).toBe(status)
    expect(await answer.text(), path).toMatch(/<h1[\s>]/)
    expect(await (await ask(`${path}?language=ar`)).text(), path).toMatch(/<html lang="ar" dir="rtl"/)
  }
})

test('a restricted training is not there for outsiders, in lists and feeds neither', async () => {
  const { site, db } = academy()
  const ask = asking(site)
  const restricted = await db.reader
    .selectFrom('training_organizations')
    .innerJoin('trainings', 'trainings.id', 'training_id')
    .innerJoin('organizations', 'organizations.id', 'organization_id')
    .select(['trainings.id', 'trainings.title', 'organizations.name'])
    .where('organizations.name', '=', 'Saltmarsh General Hospital')
    .executeTakeFirstOrThrow()
  const nurse = await signInAt(site.url, 'learner@demo.test')
  const librarian = await signInAt(site.url, 'learner2@demo.test')
  for (const [cookie, status] of [
    ['', 404],
    [librarian, 404],
    [nurse, 200],
  ] as const) {
    expect((await ask(`/training/${restricted.id}`, cookie)).status).toBe(status)
    expect((await ask(`/api/v2/trainings/${restricted.id}`, cookie)).status).toBe(status)
    const found = await (
      await ask(`/api/v2/trainings?s=${encodeURIComponent(restricted.title)}&limit=100`, cookie)
    ).json()
    expect(found.data.some(({ id }: { id: number }) => id === restricted.id)).toBe(status === 200)
  }
  expect(await (await ask('/sitemap.xml')).text()).not.toContain(`/training/${restricted.id}<`)
})

test('a section that this version cannot read is left out, and the rest of the page is shown', async () => {
  const { site, db } = await ownAcademy()
  await db.transact(async (tx) => {
    await tx.updateTable('storefront_sections').set({ type: 'hologram' }).where('type', '=', 'faq').execute()
    await tx.updateTable('storefront_sections').set({ content: '{broken' }).where('type', '=', 'logos').execute()
    await touch(tx, ['storefront:unregistered'])
  })
  const page = await (await asking(site)('/')).text()
  expect(page).toContain('The academy in numbers')
  expect(page).not.toContain('Before you join')
  expect(page).not.toContain('One academy, six houses')
  await site.stop()
  expect(site.log()).toContain('hologram')
})

test('no answer leads off the site, whatever the address asks for', async () => {
  const { site } = academy()
  const ask = asking(site)
  const learner = await signInAt(site.url, 'learner@demo.test')
  for (const target of [
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    '/%09/evil.example',
    'javascript:alert(1)',
  ]) {
    const signIn = await fetch(`${site.url}/user/login`, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', Origin: site.url },
      body: new URLSearchParams({
        name: 'learner@demo.test',
        password: 'demo-academy',
        redirectTo: decodeURIComponent(target),
      }),
    })
    expect(signIn.headers.get('location')).not.toMatch(/evil|javascript/)
    const already = await ask(`/user/login?redirectTo=${target}`, learner)
    expect(already.headers.get('location') ?? '/').not.toMatch(/evil|javascript/)
    const search = await (await ask(`/search?s=data&search_back_url=${target}`)).text()
    expect(search).not.toMatch(/(href|value)="(\/\/|\/\\|https?:\/\/evil|javascript)/)
  }
})

test('search engines find every language of a page, and facts that can be read', async () => {
  const { site } = academy()
  const ask = asking(site)
  for (const path of ['/', '/training/1']) {
    const page = await (await ask(path)).text()
    expect(page).toContain(`<link rel="canonical" href="${site.url}${path}"`)
    expect(page).toContain(`hreflang="ar" href="${site.url}${path}?language=ar"`)
    const facts = [...page.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, text]) =>
      JSON.parse(text!),
    )
    expect(facts.length).toBeGreaterThan(0)
    for (const fact of facts) expect(fact['@context']).toBe('https://schema.org')
  }
  const arabic = await ask('/?language=ar')
  expect(arabic.headers.get('set-cookie')).toContain('language=ar')
  expect(await arabic.text()).toMatch(/<html[^>]*lang="ar"[^>]*dir="rtl"/)
  expect(await (await ask('/robots.txt')).text()).toContain(`Sitemap: ${site.url}/sitemap.xml`)
  expect(await (await ask('/sitemap.xml')).text()).toContain(`${site.url}/training/1?language=ar`)
  expect(await (await ask('/site.webmanifest')).json()).toMatchObject({ name: 'Juniper Academy' })
})

test('what another site sends in somebody’s name is not carried out', async () => {
  const { site, db } = academy()
  const ask = asking(site)
  const cookie = await signInAt(site.url, 'learner@demo.test')
  const before = await db.reader.selectFrom('enrolments').select('id').execute()
  const forged: Record<string, string>[] = [
    { Origin: 'https://evil.example' },
    { 'Sec-Fetch-Site': 'cross-site' },
    { Origin: 'null' },
  ]
  for (const headers of forged) {
    for (const [path, type, body] of [
      ['/training/2/enrolment', 'application/x-www-form-urlencoded', 'action=enrol'],
      ['/api/v2/trainings/2/enrolment', 'application/json', '{}'],
      ['/user/logout', 'application/x-www-form-urlencoded', ''],
    ] as const) {
      const answer = await fetch(site.url + path, {
        method: 'POST',
        redirect: 'manual',
        headers: { ...headers, cookie, 'Content-Type': type },
        body,
      })
      expect(answer.status, `${path} ${JSON.stringify(headers)}`).toBe(403)
    }
  }
  expect((await ask('/dashboard', cookie)).status).toBe(200)
  expect(await db.reader.selectFrom('enrolments').select('id').execute()).toHaveLength(before.length)
})
