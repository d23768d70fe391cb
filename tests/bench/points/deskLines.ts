import type { MeasuredSite } from './twoSites.ts'

/** Ids of one site that the lines ask for. */
export interface DeskSite extends MeasuredSite {
  ids: Record<(typeof wanted)[number], number>
}

export const wanted = [
  ...(['hotProduct', 'endedProduct', 'plainProduct', 'voucher', 'learner', 'quietLearner'] as const),
  ...(['largeOrganization', 'smallOrganization', 'quietOrganization'] as const),
  ...(['middleEntry', 'earlyEntry', 'purchase', 'earning', 'schedule', 'lastPage', 'category'] as const),
]

type Address = (ids: DeskSite['ids']) => string

const desk = '/settings/incentives'
const products = `${desk}/products`
const transactions = `${desk}/transactions`

/** The lists and details of the incentives settings, by name. */
export const deskLines: readonly [string, Address][] = [
  ['overview', () => desk],
  ['overview call', () => '/api/v2/incentives/overview'],
  ['products', () => products],
  ['products call', () => '/api/v2/incentives/products'],
  ...['Gift', 'geschenk', 'No. 77', 'no such gift'].map((s): [string, Address] => [
    `products, search "${s}"`,
    () => `${products}?s=${encodeURIComponent(s)}`,
  ]),
  ...['draft', 'active', 'paused', 'archived', 'scheduled', 'ended', 'sold_out', 'low_stock'].map(
    (state): [string, Address] => [`products, ${state}`, () => `${products}?state=${state}`],
  ),
  ...['physical', 'voucher', 'donation'].map((type): [string, Address] => [
    `products, type ${type}`,
    () => `${products}?type=${type}`,
  ]),
  ['products, category', ({ category }) => `${products}?category=${category}`],
  ...['title', '-title', 'price', '-price'].map((sort): [string, Address] => [
    `products, by ${sort}`,
    () => `${products}?sort=${sort}`,
  ]),
  ['products, paused by title', () => `${products}?state=paused&sort=title`],
  ['products, search and low stock by price', () => `${products}?s=gift&state=low_stock&sort=price`],
  ['products, page 3', () => `${products}?page=2`],
  ['products, last page', ({ lastPage }) => `${products}?page=${lastPage}`],
  ['products, last page by title', ({ lastPage }) => `${products}?page=${lastPage}&sort=title`],
  ['product', ({ plainProduct }) => `${products}/${plainProduct}/edit`],
  ['codes of a voucher', ({ voucher }) => `${products}/${voucher}/codes`],
  ['schedules', () => `${desk}/schedules`],
  ['schedule', ({ schedule }) => `${desk}/schedules/${schedule}/edit`],
  ['rules', () => `${desk}/rules`],
  ['versions of the rules', () => `${desk}/rules/versions`],
  ['shop settings', () => `${desk}/shop`],
  ['transactions', () => transactions],
  ['transactions call, 100', () => '/api/v2/incentives/transactions?limit=100'],
  ...['earn', 'purchase', 'import', 'refund', 'expire'].map((kind): [string, Address] => [
    `transactions, ${kind}`,
    () => `${transactions}?kind=${kind}`,
  ]),
  ['transactions, two kinds', () => `${transactions}?kind[]=earn&kind[]=purchase`],
  ...['fulfilled', 'placed', 'pending_approval', 'approved', 'returned', 'rejected'].map((state): [string, Address] => [
    `transactions, ${state}`,
    () => `${transactions}?state=${state}`,
  ]),
  ['transactions, two states', () => `${transactions}?state[]=fulfilled&state[]=returned`],
  ['transactions, refunds of returned', () => `${transactions}?kind=refund&state=returned`],
  ['transactions, a learner', ({ learner }) => `${transactions}?uid=${learner}`],
  ['transactions, a quiet learner', ({ quietLearner }) => `${transactions}?uid=${quietLearner}`],
  ['transactions, a learner’s refunds', ({ learner }) => `${transactions}?uid=${learner}&kind=refund`],
  ['transactions, hot product', ({ hotProduct }) => `${transactions}?product=${hotProduct}`],
  ['transactions, product sold long ago', ({ endedProduct }) => `${transactions}?product=${endedProduct}`],
  ['transactions, plain product', ({ plainProduct }) => `${transactions}?product=${plainProduct}`],
  ['transactions, hot product returned', ({ hotProduct }) => `${transactions}?product=${hotProduct}&state=returned`],
  ['transactions, hot product fulfilled', ({ hotProduct }) => `${transactions}?product=${hotProduct}&state=fulfilled`],
  ['transactions, hot product refunds', ({ hotProduct }) => `${transactions}?product=${hotProduct}&kind=refund`],
  ['transactions, large organisation', ({ largeOrganization }) => `${transactions}?organization=${largeOrganization}`],
  ['transactions, small organisation', ({ smallOrganization }) => `${transactions}?organization=${smallOrganization}`],
  ['transactions, quiet organisation', ({ quietOrganization }) => `${transactions}?organization=${quietOrganization}`],
  [
    'transactions, quiet organisation, purchases',
    ({ quietOrganization }) => `${transactions}?organization=${quietOrganization}&kind=purchase`,
  ],
  [
    'transactions, quiet organisation, fulfilled',
    ({ quietOrganization }) => `${transactions}?organization=${quietOrganization}&state=fulfilled`,
  ],
  [
    'transactions, quiet organisation, hot product',
    ({ quietOrganization, hotProduct }) => `${transactions}?organization=${quietOrganization}&product=${hotProduct}`,
  ],
  ['transactions, yesterday', () => `${transactions}?from=${daysAgo(1)}&until=${daysAgo(1)}`],
  ['transactions, until half a year ago', () => `${transactions}?until=${daysAgo(180)}`],
  ['transactions, days without entries', () => `${transactions}?until=2001-01-01`],
  [
    'transactions, fulfilled half a year ago',
    () => `${transactions}?state=fulfilled&from=${daysAgo(200)}&until=${daysAgo(180)}`,
  ],
  ['transactions behind the middle', ({ middleEntry }) => `${transactions}?after=${middleEntry}`],
  ['transactions behind an early one', ({ earlyEntry }) => `${transactions}?after=${earlyEntry}`],
  ['transactions, purchase, middle', ({ middleEntry }) => `${transactions}?kind=purchase&after=${middleEntry}`],
  ['transactions, fulfilled, middle', ({ middleEntry }) => `${transactions}?state=fulfilled&after=${middleEntry}`],
  ['transactions, approved, middle', ({ middleEntry }) => `${transactions}?state=approved&after=${middleEntry}`],
  [
    'transactions, hot product, middle',
    ({ hotProduct, middleEntry }) => `${transactions}?product=${hotProduct}&after=${middleEntry}`,
  ],
  [
    'transactions, large organisation, middle',
    ({ largeOrganization, middleEntry }) => `${transactions}?organization=${largeOrganization}&after=${middleEntry}`,
  ],
  [
    'transactions, quiet organisation, middle',
    ({ quietOrganization, middleEntry }) => `${transactions}?organization=${quietOrganization}&after=${middleEntry}`,
  ],
  ['transaction, purchase', ({ purchase }) => `${transactions}/${purchase}`],
  ['transaction, earning', ({ earning }) => `${transactions}/${earning}`],
  ['adjustments', () => `${desk}/adjustments`],
  ['adjustments, a person', ({ learner }) => `${desk}/adjustments?uid=${learner}`],
  ['adjustments, search', () => `${desk}/adjustments?s=learner`],
  ['adjustments, rare search', () => `${desk}/adjustments?s=No.+777`],
]

function daysAgo(days: number): string {
  return Temporal.Now.plainDateISO('UTC').subtract({ days }).toString()
}
