import { describe, expect, test } from 'vitest'
import { demoDatabase } from '#tests/support/freshDatabase.ts'
import { browserAt } from '#tests/support/browserAt.ts'

const path = '/api/v2/users'

async function as(name: string, features = {}) {
  const db = await demoDatabase()
  const admin = browserAt(db)
  await admin.signIn('admin@demo.test', 'demo-academy')
  const { revision } = (await admin.ask('/api/v2/settings/general')).body.data
  expect((await admin.ask('/api/v2/settings/general', { body: { revision, features } })).status).toBe(200)
  const browser = browserAt(db)
  await browser.signIn(`${name}@demo.test`, 'demo-academy')
  return browser.ask
}

describe('managers who choose people', () => {
  test.each(['incentives', 'content', 'courses'])('get names and organisations, and nothing else: %s', async (name) => {
    const ask = await as(name, { availability: true })
    const first = await ask(`${path}?limit=2`)
    expect(first.status).toBe(200)
    expect(first.body.meta).toMatchObject({ isLastPage: false })
    expect(first.body.data).toHaveLength(2)
    for (const user of first.body.data)
      expect(Object.keys(user).sort()).toEqual(['avatar', 'full_name', 'organizations', 'uid'])
    const second = await ask(`${path}?limit=2&page=1&language=ar`)
    expect(second.body.data[0].uid).not.toBe(first.body.data[0].uid)
  })

  test('find them by name, number and organisation', async () => {
    const ask = await as('incentives')
    const { data } = (await ask(`${path}?limit=100`)).body
    const wanted = data.find(({ organizations }: { organizations: number[] }) => organizations.length > 0)
    const query = `s=${encodeURIComponent(wanted.full_name)}&uid[]=${wanted.uid}&organizations[]=${wanted.organizations[0]}`
    expect((await ask(`${path}?${query}`)).body.data).toEqual([wanted])
    expect((await ask(`${path}?uid=${wanted.uid}&organizations=99999`)).body.data).toEqual([])
  })

  test('do not find them by email address or username, as administrators do', async () => {
    expect((await (await as('admin'))(`${path}?s=learner@demo.test`)).body.data).toHaveLength(1)
    const ask = await as('incentives')
    for (const text of ['learner@demo.test', 'demo.test', '@', 'learner2']) {
      expect((await ask(`${path}?s=${text}`)).body.data, text).toEqual([])
    }
  })

  test('cannot filter by what the answer does not contain', async () => {
    const ask = await as('incentives')
    const filters = 'role[]=learner&country[]=DK&title[]=1&status=blocked&language[]=en'
    const refused = await ask(`${path}?${filters}`)
    expect(refused.status).toBe(400)
    expect(refused.body.errors).toEqual(
      ['role', 'country', 'title', 'status', 'language'].map((name) => ({
        path: name,
        code: 'administrators_only',
        message: 'Only an administrator can filter by this.',
      })),
    )
    expect((await ask(`${path}?mail=learner@demo.test`)).status).toBe(400)
  })

  test('are not learners or instructors', async () => {
    // Without the feature, a course administrator chooses nobody.
    for (const name of ['learner', 'instructor', 'courses'])
      expect((await (await as(name, { availability: false }))(path)).status, name).toBe(403)
  })
})
