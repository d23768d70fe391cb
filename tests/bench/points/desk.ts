import { DatabaseSync } from 'node:sqlite'
import { type DeskSite, deskLines, wanted } from './deskLines.ts'
import { copyOfManyLearners, ENTRIES_EACH } from './manyLearners.ts'
import { median } from '#tests/support/percentile.ts'
import { inTurn, openMeasured } from './twoSites.ts'

/** Learners of the small site: with them it has a thousand entries more than the demo academy. */
const FEW = 1000 / ENTRIES_EACH
/** The maximum that a list or a detail may take, in milliseconds. */
const MOST_MS = 50
/** The maximum that it may take beside the small site. */
const PROMISED = 2

/**
 * How long the lists and details of the incentives settings take with ten thousand products and all entries, beside a
 * site with a hundred products and a thousand entries.
 * @param only parts of names of lines; an empty text is a part of every name
 */
export async function measureDesk(
  folder: string,
  { learners, only }: { learners: number; only: readonly string[] },
  say: (text: string) => void,
): Promise<void> {
  const sites: DeskSite[] = []
  for (const count of [FEW, learners]) sites.push(await openDesk(folder, count, say))
  try {
    say(`\n${'incentives settings, p50 in ms'.padEnd(48)}${sites.map(titleOf).join('')}   times`)
    let slow = 0
    const full = new Map<string, number>()
    const lines = deskLines.filter(([name]) => only.some((part) => name.includes(part)))
    for (const [name, address] of lines) {
      const times = await inTurn(sites, ({ ids }) => address(ids), { rounds: 21, warmUp: 5 })
      const [few = 0, many = 0] = times.map((each) => median(each))
      // The small site has fewer matches: its line is compared as a full page of the same list.
      const list = /^\w+/.exec(name)?.[0] ?? name
      if (name === list) full.set(name, few)
      const beside = Math.max(few, full.get(list) ?? 0)
      const isKept = many <= MOST_MS && many / beside <= PROMISED
      if (!isKept) slow++
      const numbers = [few, many].map((ms) => ms.toFixed(1).padStart(10)).join('')
      say(`${name.padEnd(48)}${numbers}${(many / beside).toFixed(2).padStart(8)}  ${isKept ? '✓' : '✗'}`)
    }
    say(`${slow} of ${lines.length} lines take more than ${MOST_MS} ms or more than ${PROMISED} times as long`)
  } finally {
    await Promise.all(sites.map(({ door }) => door.stop()))
  }
}

function titleOf({ learners }: DeskSite): string {
  return String(learners * ENTRIES_EACH).padStart(10)
}

async function openDesk(folder: string, learners: number, say: (text: string) => void): Promise<DeskSite> {
  const path = await copyOfManyLearners(folder, learners, say)
  const file = new DatabaseSync(path)
  putOnSale(file)
  const ids = idsOf(file)
  const manager = numberIn(file, `select uid from users where mail = 'incentives@demo.test'`)
  file.close()
  return { ...(await openMeasured(folder, { learners, path, uids: [manager] })), ids }
}

/** Gives the drafts of the file all states: a few are paused, planned, over or archived, most are on sale. */
function putOnSale(file: DatabaseSync): void {
  file.exec(`
    update products set category_tid = (select min(tid) from terms) + id % 3 where title like 'Gift No. %' and id % 4 = 0;
    update products set status = case id % 100 when 51 then 'draft' when 52 then 'paused' when 53 then 'archived' else 'active' end,
      visible_until = case id % 100 when 54 then '2026-01-01 00:00:00' end,
      visible_from = case id % 100 when 55 then '2126-01-01 00:00:00' end where title like 'Gift No. %'`)
}

function idsOf(file: DatabaseSync): DeskSite['ids'] {
  const organization = (name: string) => `select id from organizations where name = '${name}'`
  const gift = (number: number) => `select id from products where title = 'Gift No. ${number}'`
  const entries = numberIn(file, 'select count(*) as n from point_entries')
  const place = (share: number) =>
    `select id from point_entries order by at, id limit 1 offset ${Math.floor(entries * share)}`
  const queries: Record<(typeof wanted)[number], string> = {
    hotProduct: gift(0),
    endedProduct: gift(1),
    plainProduct: gift(66),
    voucher: gift(19),
    learner: `select max(uid) as uid from users where name like 'scale%'`,
    quietLearner: `select min(uid) as uid from user_organizations where organization_id = (${organization('Quiet team')})`,
    largeOrganization: 'select min(id) as id from organizations',
    smallOrganization: organization('Small team'),
    quietOrganization: organization('Quiet team'),
    middleEntry: place(0.5),
    earlyEntry: place(0.01),
    purchase: `select max(id) as id from point_entries where kind = 'purchase'`,
    earning: `select max(id) as id from point_entries where kind = 'earn'`,
    schedule: 'select min(id) as id from schedules',
    lastPage: `select (count(*) - 1) / 25 as page from products where status <> 'archived'`,
    category: 'select min(tid) as tid from terms',
  }
  const ids = wanted.map((name) => [name, numberIn(file, queries[name])] as const)
  // The cast is safe: every wanted name has its number.
  return Object.fromEntries(ids) as DeskSite['ids']
}

function numberIn(file: DatabaseSync, query: string): number {
  const [value] = Object.values(file.prepare(query).get() ?? {})
  if (typeof value !== 'number') throw new Error(`There is no number: ${query}`)
  return value
}
