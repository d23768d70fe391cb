import { parse } from 'csv-parse/sync'
import { beforeAll, expect, test } from 'vitest'
import type { FoundTransactions } from '#shared/contract/transactions.ts'
import { shareAcademy } from '#tests/support/servedAcademy.ts'
import { signInAt } from '#tests/support/site.ts'
import { lineOf } from '#tests/support/transactionLine.ts'

const academy = shareAcademy()
let manager = ''

beforeAll(async () => {
  manager = await signInAt(academy().site.url, 'incentives@demo.test')
})

function load(query = '', cookie = manager): Promise<Response> {
  return fetch(`${academy().site.url}/api/v2/incentives/transactions.csv${query}`, { headers: { cookie } })
}

async function rowsOf(response: Response): Promise<Record<string, string>[]> {
  const bytes = Buffer.from(await response.arrayBuffer())
  return parse(bytes, { bom: true, columns: true })
}

test('the file holds every entry of the ledger once, the newest first', async () => {
  const { db } = academy()
  const entries = await db.reader
    .selectFrom('point_entries')
    .select(['id', 'amount', 'balance_after'])
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  expect(entries.length).toBeGreaterThan(1000)
  const response = await load()
  expect(response.status).toBe(200)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'cache-control': 'private, no-store',
    'content-disposition': expect.stringMatching(/^attachment; filename="transactions-\d{4}-\d\d-\d\d\.csv"$/),
  })
  const rows = await rowsOf(response)
  expect(rows.map(({ id, amount, balance_after }) => [id, amount, balance_after].map(Number))).toEqual(
    entries.map(({ id, amount, balance_after }) => [id, amount, balance_after]),
  )
  expect(Object.keys(rows[0] ?? {}).join()).toBe(
    'id,at_utc,uid,name,organizations,kind,amount,balance_after,title,reason,rule,order,state,tracking',
  )
})

test.each(['', '?kind=purchase', '?kind=earn', '?kind=refund', '?kind=manual_credit'])(
  'a line of the file says the same as the entry in the list (%s)',
  async (query) => {
    const rows = await rowsOf(await load(query))
    const list = `${academy().site.url}/api/v2/incentives/transactions${query || '?'}&limit=100`
    const { data }: FoundTransactions = await (await fetch(list, { headers: { cookie: manager } })).json()
    expect(data.length).toBeGreaterThan(0)
    expect(rows.slice(0, data.length)).toEqual(data.map(lineOf))
  },
)

test('the file begins with a byte order mark and keeps the filters of the list', async () => {
  const text = Buffer.from(await (await load('?kind=purchase&state=pending_approval')).arrayBuffer())
  expect([...text.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  const rows: Record<string, string>[] = parse(text, { bom: true, columns: true })
  expect(rows.length).toBeGreaterThan(0)
  expect(new Set(rows.map(({ kind, state }) => `${kind} ${state}`))).toEqual(new Set(['purchase pending_approval']))
  const refused = await load('?kind=nothing')
  expect(refused.status).toBe(400)
  const { errors } = await refused.json()
  expect(errors[0].path).toContain('kind')
})

test('text that a spreadsheet program could run as a formula gets an apostrophe', async () => {
  const { db } = academy()
  const [purchase] = await rowsOf(await load('?kind=purchase'))
  await db.transact((tx) =>
    tx
      .updateTable('users')
      .set({ full_name: '=HYPERLINK("http://evil.test","a, b")' })
      .where('uid', '=', Number(purchase?.uid))
      .execute(),
  )
  const [row] = await rowsOf(await load(`?uid=${purchase?.uid}&kind=purchase`))
  expect(row?.name).toBe(`'=HYPERLINK("http://evil.test","a, b")`)
  expect(Number(row?.amount)).toBeLessThan(0)
})

test('learners and visitors get no file', async () => {
  const learner = await signInAt(academy().site.url, 'learner@demo.test')
  expect((await load('', learner)).status).toBe(403)
  expect((await load('', '')).status).toBe(401)
})

test('the list links to the file with its filters, and the description names the media type', async () => {
  const { url } = academy().site
  const page = await fetch(`${url}/settings/incentives/transactions?kind=purchase`, { headers: { cookie: manager } })
  const href = /href="([^"]+transactions\.csv[^"]*)"/.exec(await page.text())?.[1]?.replaceAll('&amp;', '&')
  expect(href).toMatch(/^\/api\/v2\/incentives\/transactions\.csv\?kind/)
  const file = await fetch(`${url}${href}`, { headers: { cookie: manager } })
  expect(new Set((await rowsOf(file)).map(({ kind }) => kind))).toEqual(new Set(['purchase']))
  const { paths } = await (await fetch(`${url}/api/v2/openapi.json`)).json()
  expect(paths['/incentives/transactions.csv'].get.responses[200].content).toEqual({
    'text/csv': { schema: { type: 'string' } },
  })
})
