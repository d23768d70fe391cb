const RESULTS = 'test-results/mutation'

/** The states of a mutant that no test notices. */
export const UNNOTICED = ['Survived', 'NoCoverage']

const points = ['tests/unit/server/points/**', 'tests/api/{events,points}/**']
const shop = 'tests/unit/server/shop'

/** Tests of the built site, which has its own copy of the code: they notice no mutant. */
export const testsOfBuild = ['tests/api/shop/transactionsCsv.test.ts']

/**
 * @typedef {object} Room
 * @property {string[]} files
 * @property {string[]} tests
 * @property {boolean} [sharesModules] its tests import the same modules, which are then loaded once for all of them
 */

/**
 * The rooms that mutants are made in, each with the tests that have to notice them. Pure rooms have only their own tests:
 * stories with a database notice the same mutants, but take minutes for each table. The shop is one room for each folder:
 * all its tests together take minutes for each mutant.
 * @type {Record<string, Room>}
 */
export const rooms = {
  'shared/points': {
    files: ['src/lib/shared/points/'],
    tests: ['tests/unit/shared/points/**', 'tests/unit/server/points/earning/earningRules.test.ts'],
  },
  'shared/shop': {
    files: ['src/lib/shared/shop/'],
    tests: ['tests/unit/shared/shop/**'],
  },
  'shared/audience': {
    files: ['src/lib/shared/audience/'],
    tests: ['tests/unit/shared/audience/**', 'tests/unit/server/people/statedCriteria.test.ts'],
  },
  'shared/access': {
    files: ['src/lib/shared/access/'],
    tests: ['tests/unit/shared/access/**', 'tests/unit/server/site/navigation.test.ts'],
  },
  'server/http': {
    files: ['src/lib/server/http/'],
    tests: ['tests/unit/server/http/**'],
  },
  'server/idempotency': {
    files: ['src/lib/server/db/onceOnly.ts', 'src/lib/server/db/inTransaction.ts'],
    tests: ['tests/unit/server/http/idempotency.test.ts', 'tests/unit/server/db/{onceOnly,inTransaction}.test.ts'],
  },
  'server/points': { files: ['src/lib/server/points/'], tests: [...points, 'tests/property/ledger.test.ts'] },
  ...shopRoom('orders', [`${shop}/checkout/concurrentBuyers.test.ts`]),
  ...shopRoom('stock', [`${shop}/checkout/concurrentBuyers.test.ts`, `${shop}/products/productDesk.test.ts`]),
  ...shopRoom('checkout', [`${shop}/orders/{mails,present,olderOrders}.test.ts`, `${shop}/shelf/languages.test.ts`]),
  ...shopRoom('wishes', [`${shop}/shelf/shelf.test.ts`, 'tests/unit/server/catalogue/completionSaid.test.ts']),
  ...shopRoom('shelf', [`${shop}/products/previewProduct.test.ts`]),
  ...shopRoom('products', [`${shop}/stock/codes.test.ts`, 'tests/api/shop/{products,codes}.test.ts']),
  ...shopRoom(
    'transactions',
    ['tests/api/shop/**', 'tests/api/http/refusedQueries.test.ts'],
    ['src/lib/server/shop/takeEach.ts'],
  ),
  ...shopRoom('overview'),
  ...shopRoom('settings', ['tests/api/shop/shopSettings.test.ts']),
}

/**
 * The rooms that the words of a command mean; none: all. A word is a room, the beginning of several (`server/shop`), or
 * the path of a part of one with or without `src/lib/`.
 * @param {string[]} wishes
 * @returns {{ room: string, only?: string }[] | null} null where a word means no room
 */
export function selectRooms(wishes) {
  if (wishes.length === 0) return Object.keys(rooms).map((room) => ({ room }))
  const selected = wishes.flatMap((wish) => {
    if (rooms[wish]) return { room: wish }
    const below = Object.keys(rooms).filter((name) => name.startsWith(`${wish}/`))
    if (below.length > 0) return below.map((room) => ({ room }))
    const path = wish.startsWith('src/lib/') ? wish : `src/lib/${wish}`
    const room = Object.keys(rooms).find((name) => rooms[name].files.some((place) => path.startsWith(place)))
    return room ? { room, only: path } : null
  })
  return selected.includes(null) ? null : selected
}

/**
 * The room of a folder of the shop. Its tests are those of the folder, and others that notice what it does.
 * @param {string} folder
 * @param {string[]} [otherTests]
 * @param {string[]} [otherFiles]
 * @returns {Record<string, Room>}
 */
function shopRoom(folder, otherTests = [], otherFiles = []) {
  const files = [`src/lib/server/shop/${folder}/`, ...otherFiles]
  return { [`server/shop/${folder}`]: { files, tests: [`${shop}/${folder}/**`, ...otherTests], sharesModules: true } }
}

/**
 * The files of a room, or of a part of it, as patterns.
 * @param {string} room
 * @param {string} [only]
 */
export function patternsOf(room, only) {
  return placesOf(room, only).map((place) => (place.endsWith('.ts') ? place : `${place}/**/*.ts`))
}

/**
 * Whether a file is in a room, or in a part of it.
 * @param {string} file
 * @param {string} room
 * @param {string} [only]
 */
export function isIn(file, room, only) {
  return placesOf(room, only).some((place) => file === place || file.startsWith(`${place}/`))
}

function placesOf(room, only) {
  return (only ? [only] : rooms[room].files).map((place) => place.replace(/\/$/, ''))
}

/**
 * A file in which the results of a room, or of a part of it, are kept.
 * @param {string} room
 * @param {'json' | 'txt' | 'incremental.json'} ending
 */
export function fileOf(room, ending) {
  return `${RESULTS}/${room.replace(/^src\/lib\//, '').replaceAll('/', '-')}.${ending}`
}
