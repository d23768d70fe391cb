import { expect, test } from 'vitest'
import { demoDatabase } from '#tests/support/freshDatabase.ts'
import { browserAt } from '#tests/support/browserAt.ts'

async function signedIn(mail: string) {
  const browser = browserAt(await demoDatabase())
  await browser.signIn(mail, 'demo-academy')
  return browser.ask
}

test('every product and schedule can be changed by sending back what GET answers', async () => {
  const ask = await signedIn('incentives@demo.test')
  for (const [list, changed] of [
    ['/api/v2/incentives/products?limit=100', { title: 'Another title' }],
    ['/api/v2/incentives/schedules', { name: 'Another name' }],
  ] as const) {
    const { data } = (await ask(list)).body
    expect(data.length).toBeGreaterThan(2)
    for (const thing of data) {
      const path = `${list.split('?')[0]}/${thing.id}`
      const { data: read } = (await ask(path)).body
      const saved = await ask(path, { method: 'PATCH', body: { ...read, ...changed } })
      expect(saved.status, JSON.stringify(saved.body)).toBe(200)
      expect(saved.body.data).toMatchObject({ ...changed, revision: read.revision + 1 })
    }
  }
})

test('an old answer that is sent back is a conflict, and what cannot be changed is refused', async () => {
  const ask = await signedIn('incentives@demo.test')
  const [{ id }] = (await ask('/api/v2/incentives/products')).body.data
  const path = `/api/v2/incentives/products/${id}`
  const { data: read } = (await ask(path)).body
  await ask(path, { method: 'PATCH', body: { revision: read.revision, title: 'Changed first' } })
  expect((await ask(path, { method: 'PATCH', body: { ...read, title: 'Late' } })).status).toBe(409)
  const refused = await ask(path, { method: 'PATCH', body: { revision: read.revision + 1, id: id + 1 } })
  expect(refused).toMatchObject({ status: 400, body: { errors: [{ path: 'id', code: 'unknown' }] } })
})

test('people send back their own account, and administrators anybody’s', async () => {
  for (const mail of ['learner@demo.test', 'admin@demo.test']) {
    const ask = await signedIn(mail)
    const { uid } = (await ask('/api/v2/me')).body.data
    const path = `/api/v2/users/${uid}`
    const { data: read } = (await ask(path)).body
    const saved = await ask(path, { method: 'PATCH', body: { ...read, timezone: 'Europe/Oslo' } })
    expect(saved.status, JSON.stringify(saved.body)).toBe(200)
    expect(saved.body.data).toEqual({ ...read, timezone: 'Europe/Oslo' })
  }
})

test('the settings of shop and rules are saved by sending back what GET answers', async () => {
  const ask = await signedIn('incentives@demo.test')
  for (const path of ['/api/v2/settings/incentives/shop', '/api/v2/settings/incentives/rules']) {
    const { data: read } = (await ask(path)).body
    const saved = await ask(path, { body: read })
    expect(saved.status, JSON.stringify(saved.body)).toBe(200)
  }
})

test('an item of the list of products can be sent back', async () => {
  const ask = await signedIn('incentives@demo.test')
  const path = '/api/v2/incentives/products'
  for (const item of (await ask(`${path}?limit=100`)).body.data) {
    const body = { ...item, title: 'Another title', redemptions_90_days: item.redemptions_90_days + 1 }
    const saved = await ask(`${path}/${item.id}`, { method: 'PATCH', body })
    expect(saved.status, JSON.stringify(saved.body)).toBe(200)
    expect(saved.body.data.title).toBe('Another title')
  }
})

test('administrators send back what they read about a person, although the person acts meanwhile', async () => {
  const ask = await signedIn('admin@demo.test')
  const { data: people } = (await ask('/api/v2/people')).body
  for (const { uid } of people) {
    const path = `/api/v2/people/${uid}`
    const { data: read } = (await ask(path)).body
    const body = { ...read, timezone: 'Europe/Oslo', points: read.points + 1, sessions: read.sessions + 1 }
    const saved = await ask(path, { method: 'PATCH', body })
    expect(saved.status, JSON.stringify(saved.body)).toBe(200)
    expect(saved.body.data).toMatchObject({ timezone: 'Europe/Oslo', points: read.points, sessions: read.sessions })
  }
})

test('the login settings are saved by sending back what GET answers, and the secret stays', async () => {
  const ask = await signedIn('admin@demo.test')
  const path = '/api/v2/settings/sign-in'
  await ask(path, { body: { issuer: 'https://id.example', client_id: 'site', client_secret: 'hush' } })
  const { data: read } = (await ask(path)).body
  expect(read).toMatchObject({ has_secret: true })
  expect(read).not.toHaveProperty('client_secret')
  const saved = await ask(path, { body: { ...read, create_people: !read.create_people } })
  expect(saved.status, JSON.stringify(saved.body)).toBe(200)
  expect(saved.body.data).toMatchObject({ create_people: !read.create_people, has_secret: true })
})
