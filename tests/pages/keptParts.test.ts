import { expect, test } from 'vitest'
import { loadSite } from '#server/site/site.ts'
import { saveSettings } from '#server/site/saveSettings.ts'
import { toInstant } from '#shared/instant.ts'
import { shareAcademy } from '#tests/support/servedAcademy.ts'
import { signInAt } from '#tests/support/site.ts'

const academy = shareAcademy()
const names = ['learner', 'learner2', 'admin', 'incentives'] as const

/** Pages of different places in the menu, with addresses that would break out of a careless place. */
const paths = [
  '/dashboard',
  '/denied',
  '/incentives',
  '/incentives/wallet',
  '/trainings',
  '/user',
  '/search?s=%22%3E%3Cscript%3E',
  "/denied?x='%22&y=</script>",
  '/denied?x=%5C%22%5D%7D&z=%26quot%3B',
]

interface Person {
  cookie: string
  uid: number
  name: string
  lang: string
}

test('the parts around each page are of its reader and its address, in turns and at one moment', async () => {
  const people = await signedIn()
  const asks = people.flatMap((person) => paths.map((path) => ({ person, path })))
  const wrong: string[] = []
  for (let round = 0; round < 3; round++) {
    const order = asks.map((_, at) => asks[(at * 7 + round * 13) % asks.length]!)
    for (let at = 0; at < order.length; at += 12) {
      const checks = order.slice(at, at + 12).map((ask) => complaints(ask, people))
      wrong.push(...(await Promise.all(checks)).flat())
    }
    for (const ask of order) wrong.push(...(await complaints(ask, people)))
  }
  expect(wrong).toEqual([])
})

test('a changed name is in the header of the very next page', async () => {
  const { db } = academy()
  const [person] = await signedIn()
  const { uid, cookie } = person!
  await page('/denied', cookie)
  const full_name = 'Freja <b>Renamed</b>'
  await db.transact((tx) => tx.updateTable('users').set({ full_name }).where('uid', '=', uid).execute())
  const html = await page('/denied', cookie)
  expect(html).toContain('<bdi>Freja &lt;b&gt;Renamed&lt;/b&gt;</bdi>')
  expect(html).not.toContain('<b>Renamed')
})

test('a changed name of the site is in the header and the footer of the very next page', async () => {
  const { db } = academy()
  const people = await signedIn()
  for (const { cookie } of people) await page('/denied', cookie)
  const { general } = await loadSite(db.reader)
  const site_name = { en: 'Rowan Hall', ar: 'قاعة روان' }
  await db.transact((tx) => saveSettings(tx, 'general', { ...general, site_name }, toInstant(new Date())))
  for (const { cookie, lang } of people) {
    const html = await page('/denied', cookie)
    expect(/<a class="logo"[\s\S]*?<\/a>/.exec(html)?.[0]).toContain(lang === 'ar' ? site_name.ar : site_name.en)
  }
})

test('what the menu offers follows the roles of the very next request', async () => {
  const { db } = academy()
  const { cookie, uid } = (await signedIn())[names.indexOf('admin')]!
  expect(await page('/denied', cookie)).toContain('href="/settings"')
  await db.transact((tx) => tx.deleteFrom('user_roles').where('uid', '=', uid).execute())
  expect(await page('/denied', cookie)).not.toContain('href="/settings"')
})

async function signedIn(): Promise<Person[]> {
  const { db, site } = academy()
  return Promise.all(
    names.map(async (name) => {
      const cookie = await signInAt(site.url, `${name}@demo.test`)
      const user = await db.reader
        .selectFrom('users')
        .select(['uid', 'full_name', 'language'])
        .where('mail', '=', `${name}@demo.test`)
        .executeTakeFirstOrThrow()
      return { cookie, uid: user.uid, name: user.full_name, lang: user.language ?? 'en' }
    }),
  )
}

async function page(path: string, cookie: string): Promise<string> {
  return (await fetch(academy().site.url + path, { headers: { cookie }, redirect: 'manual' })).text()
}

async function complaints({ person, path }: { person: Person; path: string }, people: readonly Person[]) {
  const html = await page(path, person.cookie)
  const menu = /<div class="drop user-menu"[\s\S]*?<\/div>/.exec(html)?.[0] ?? ''
  const at = `${path} of ${person.name}`
  const found: string[] = []
  if (!menu.includes(`/user/${person.uid}/edit`)) found.push(`${at} has the menu of somebody else`)
  if (!html.includes(`data-uid="${person.uid}"`)) found.push(`${at} has another uid`)
  if (!html.includes(`<html lang="${person.lang}"`)) found.push(`${at} is in another language`)
  for (const other of people) {
    if (other.uid !== person.uid && menu.includes(other.name)) found.push(`${at} names ${other.name}`)
  }
  const here = new URL(path, 'http://site.test')
  const back = [...menu.matchAll(/name="redirectTo" value="([^"]*)"/g)].map(([, href]) => readEntities(href!))
  if (back.length === 0) found.push(`${at} leads back nowhere`)
  for (const href of back) {
    const led = new URL(href, here)
    if (led.pathname !== here.pathname) found.push(`${at} leads back to ${href}`)
    if (String(led.searchParams) !== String(here.searchParams)) found.push(`${at} leads back to ${href}`)
  }
  for (const [, props] of html.matchAll(/<astro-island[^>]*\sprops="([^"]*)"/g)) JSON.parse(readEntities(props!))
  return found
}

const letters: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' }

function readEntities(html: string): string {
  return html
    .replace(/&#x([\da-f]+);/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replace(/&(lt|gt|quot);/g, (_, name: string) => letters[name]!)
    .replaceAll('&amp;', '&')
}
