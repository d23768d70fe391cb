import { expect, test } from 'vitest'
import { demoDatabase } from '#tests/support/freshDatabase.ts'
import { browserAt } from '#tests/support/browserAt.ts'

const base = '/api/v2/incentives'

async function manager() {
  const browser = browserAt(await demoDatabase())
  await browser.signIn('incentives@demo.test', 'demo-academy')
  return browser
}

test('a day that does not exist is refused where it is asked for', async () => {
  const { ask } = await manager()
  for (const list of ['transactions', 'transactions.csv']) {
    for (const day of ['2026-02-31', '2026-13-45', '9999-12-31', '2026-00-10']) {
      const from = await ask(`${base}/${list}?from=${day}`)
      expect(from, `${list} from ${day}`).toMatchObject({
        status: 400,
        body: { errors: [{ path: 'from', code: 'format' }] },
      })
      expect((await ask(`${base}/${list}?until=${day}`)).status, `${list} until ${day}`).toBe(400)
    }
  }
  expect((await ask(`${base}/leaderboard?date=2026-02-31`)).body.errors).toMatchObject([
    { path: 'date', code: 'format' },
  ])
  expect((await ask(`${base}/transactions?from=2028-02-29&until=2028-02-29`)).status).toBe(200)
})

test('a list refuses a filter that it does not know, and a page that is no number', async () => {
  const { ask } = await manager()
  const lists = ['products', 'shop', 'transactions', 'transactions.csv', 'leaderboard', 'schedules', 'orders']
  for (const list of [...lists, 'wallet/entries']) {
    const wrong = await ask(`${base}/${list}?colour=red`)
    expect(wrong, list).toMatchObject({ status: 400, body: { errors: [{ path: 'colour', code: 'unknown' }] } })
  }
  for (const list of ['products', 'shop', 'schedules', 'orders']) {
    for (const page of ['-1', 'x', '1.5']) expect((await ask(`${base}/${list}?page=${page}`)).status, list).toBe(400)
  }
  for (const list of ['transactions', 'wallet/entries']) {
    expect((await ask(`${base}/${list}?page=1`)).body.errors, list).toMatchObject([{ path: 'page', code: 'unknown' }])
  }
})

test('every list takes the language of its answer, and empty filters', async () => {
  const { ask } = await manager()
  for (const list of ['products', 'shop', 'transactions', 'schedules']) {
    expect((await ask(`${base}/${list}?language=ar&colour=`)).status, list).toBe(200)
  }
})

test('the filter of trainings takes the names of vocabularies', async () => {
  const { ask } = await manager()
  expect((await ask('/api/v2/trainings?topic[]=1&colour=1')).status).toBe(200)
})

test('schedules come in pages', async () => {
  const { ask } = await manager()
  const all = (await ask(`${base}/schedules`)).body
  const second = (await ask(`${base}/schedules?limit=1&page=1`)).body
  expect(all.meta).toMatchObject({ total: all.data.length, isLastPage: true })
  expect(second.data).toEqual([all.data[1]])
  expect(second.meta).toMatchObject({ page: 1, limit: 1, total: all.data.length })
})

test('a wrong value of a filter that takes several has the message of a wrong choice, at the name that was sent', async () => {
  const { ask } = await manager()
  const choice = { message: 'This is not one of the choices.', code: 'choice' }
  expect((await ask(`${base}/transactions?kind=zz`)).body.errors).toEqual([{ ...choice, path: 'kind' }])
  expect((await ask(`${base}/transactions?kind[]=purchase&kind[]=zz`)).body.errors).toEqual([
    { ...choice, path: 'kind[1]' },
  ])
})
