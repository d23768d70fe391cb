import { describe, expect, inject, test } from 'vitest'
import { shareAcademy } from '#tests/support/servedAcademy.ts'
import { type RunningSite, signInAt } from '#tests/support/site.ts'

const api = '/api/v2'
/** A page leads to the explanation; a call answers 403. */
const sentAway = [302, 302, 302, 302]
const everyAnswer = [true, true, true, true]
const nowhere = [false, false, false, false]
const ways: [string, Record<string, string>[]][] = inject('templates').server
  ? [
      ['two nodes on one PostgreSQL', [{ WORKERS: '1' }, { WORKERS: '1' }]],
      ['two workers on PostgreSQL', [{ WORKERS: '2' }]],
    ]
  : [['two workers on SQLite', [{ WORKERS: '2' }]]]

describe.each(ways)('with %s a change by a call of the browser is in the very next answer:', (name, nodes) => {
  const academy = shareAcademy({ nodes })

  async function desk() {
    const { sites, db } = academy()
    expect(db.dialect).toBe(name.includes('PostgreSQL') ? 'postgres' : 'sqlite')
    // The changes go to the first node, and the answers come from the last.
    const [here, there] = [sites[0]!, sites.at(-1)!]
    const [admin, person] = await Promise.all([
      signInAt(here.url, 'admin@demo.test'),
      signInAt(there.url, 'learner@demo.test'),
    ])
    const { uid } = (await (await ask(there, `${api}/me`, person)).json()).data
    return {
      there,
      person,
      uid,
      change: (path: string, body: object, method = 'POST') =>
        call(here, `${api}/${path}`, { method, body, cookie: admin }),
      stored: async (path: string) => (await (await ask(here, `${api}/${path}`, admin)).json()).data,
      seen: (path: string) => textsEverywhere(there, path, ''),
      /** Whether each answer has a text. */
      holding: async (path: string, text: string, cookie = '') =>
        (await textsEverywhere(there, path, cookie)).map((answer) => answer.includes(text)),
      statuses: async (path: string) => (await everywhere(there, path, person)).map(({ status }) => status),
    }
  }

  test('a new colour of the brand is on every page', async () => {
    const { change, stored, seen, holding } = await desk()
    const theme = /\/theme\/[\w-]+\.css/
    const [before] = await seen('/')
    const { colors } = await stored('settings/appearance')
    await change('settings/appearance', { colors: { ...colors, primary: '#123c69' } })
    const sheets = (await seen('/')).map((page) => theme.exec(page)![0])
    expect(new Set(sheets).size).toBe(1)
    expect(sheets[0]).not.toBe(theme.exec(before!)![0])
    expect(await holding(sheets[0]!, '#123c69')).toEqual(everyAnswer)
  })

  test('a text of the site replaces the text of the interface', async () => {
    const { change, holding } = await desk()
    const texts = [{ source: 'Log in', revision: 0, texts: { text: 'Come in, please' } }]
    expect(await holding('/', 'Come in, please')).toEqual(nowhere)
    await change('settings/translations', { language: 'en', texts })
    expect(await holding('/', 'Come in, please')).toEqual(everyAnswer)
  })

  test('a new link replaces the old one in the footer', async () => {
    const { change, seen, holding } = await desk()
    await seen('/')
    await change('settings/general', { contact: { title: { en: 'Ask the porter' }, url: '/demo/about' } })
    expect(await holding('/', '<a href="/demo/about">Ask the porter</a>')).toEqual(everyAnswer)
    await change('settings/general', { contact: { title: { en: 'Ask the guard' }, url: '/demo/about' } })
    expect(await holding('/', 'Ask the porter')).toEqual(nowhere)
  })

  test('a new role opens its pages and calls, and a role that is taken away closes them', async () => {
    const { change, statuses, uid } = await desk()
    const [page, list] = ['/settings/incentives', `${api}/incentives/transactions`]
    expect(await statuses(page)).toEqual(sentAway)
    for (let turn = 0; turn < 3; turn++) {
      await change(`people/${uid}`, { roles: ['learner', 'incentives_manager'] }, 'PATCH')
      expect(await statuses(page)).toEqual([200, 200, 200, 200])
      expect(await statuses(list)).toEqual([200, 200, 200, 200])
      await change(`people/${uid}`, { roles: ['learner'] }, 'PATCH')
      expect(await statuses(list)).toEqual([403, 403, 403, 403])
      expect(await statuses(page)).toEqual(sentAway)
    }
  })

  test('a role opens a page when it gets the permission, and closes it without', async () => {
    const { change, stored, statuses, uid } = await desk()
    await change(`people/${uid}`, { roles: ['content_manager'] }, 'PATCH')
    const { content_manager: held } = (await stored('settings/roles')).roles
    for (let turn = 0; turn < 2; turn++) {
      await change('settings/roles', { roles: { content_manager: [...held, 'incentives_settings'] } })
      expect(await statuses('/settings/incentives')).toEqual([200, 200, 200, 200])
      await change('settings/roles', { roles: { content_manager: held } })
      expect(await statuses('/settings/incentives')).toEqual(sentAway)
    }
  })

  test('a product has its new title in the shop', async () => {
    const { change, stored, holding, person } = await desk()
    const [{ id }] = (await stored('incentives/products')).filter(({ state }: { state: string }) => state === 'active')
    const { revision } = await stored(`incentives/products/${id}`)
    expect(await holding(`/incentives/${id}`, 'A walk in the woods', person)).toEqual(nowhere)
    await change(`incentives/products/${id}`, { revision, title: 'A walk in the woods' }, 'PATCH')
    expect(await holding(`/incentives/${id}`, 'A walk in the woods', person)).toEqual(everyAnswer)
  })

  test('a limit of the earning rules is on the page of the wallet', async () => {
    const { change, stored, holding, person } = await desk()
    const { gone: _gone, ...rules } = await stored('settings/incentives/rules')
    expect(await holding('/incentives/wallet', '7,777', person)).toEqual(nowhere)
    await change('settings/incentives/rules', { ...rules, daily_cap: 7777 })
    expect(await holding('/incentives/wallet', '7,777', person)).toEqual(everyAnswer)
  })

  test('a rule shows its points on the page of a training to visitors', async () => {
    const { change, stored, holding } = await desk()
    const { gone: _gone, ...document } = await stored('settings/incentives/rules')
    const [{ id }] = await stored('trainings?limit=1')
    const rule = { name: 'For everyone', trigger: 'training_completed', points: 6543 }
    expect(await holding(`/training/${id}`, 'Earns 6,543 points')).toEqual(nowhere)
    await change('settings/incentives/rules', { ...document, rules: [rule, ...document.rules] })
    expect(await holding(`/training/${id}`, 'Earns 6,543 points')).toEqual(everyAnswer)
  })

  test('a switch hides and shows the points of the learner', async () => {
    const { change, holding, person } = await desk()
    const points = 'class="points"'
    expect(await holding('/dashboard', points, person)).toEqual(everyAnswer)
    await change('settings/general', { features: { incentives: false } })
    expect(await holding('/dashboard', points, person)).toEqual(nowhere)
    await change('settings/general', { features: { incentives: true } })
    expect(await holding('/dashboard', points, person)).toEqual(everyAnswer)
  })
})

async function call(
  { url }: RunningSite,
  path: string,
  { method, body, cookie }: { method: string; body: object; cookie: string },
): Promise<void> {
  const headers = { cookie, Origin: url, 'Content-Type': 'application/json', connection: 'close' }
  const answer = await fetch(url + path, { method, headers, body: JSON.stringify(body) })
  const text = await answer.text()
  expect(answer.status, `${method} ${path}: ${text}`).toBe(200)
}

function ask({ url }: RunningSite, path: string, cookie: string): Promise<Response> {
  return fetch(url + path, { headers: { cookie, connection: 'close' }, redirect: 'manual' })
}

/** Both workers of a node: connections are dealt out in turn, so a few new ones reach them all. */
function everywhere(site: RunningSite, path: string, cookie: string): Promise<Response[]> {
  return Promise.all(Array.from({ length: 4 }, () => ask(site, path, cookie)))
}

async function textsEverywhere(site: RunningSite, path: string, cookie: string): Promise<string[]> {
  return Promise.all((await everywhere(site, path, cookie)).map((answer) => answer.text()))
}
