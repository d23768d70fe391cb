import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Outcome, Purchase } from '#tests/load/ask.ts'
import { checkPurchases, judge } from '../../../../deploy/trial/judge.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'judge-'))
})

afterEach(() => rmSync(folder, { recursive: true }))

function note(file: string, lines: readonly object[]): void {
  writeFileSync(join(folder, file), lines.map((line) => `${JSON.stringify(line)}\n`).join(''))
}

const bought = (order: number, uid: number, key = `key-${order}`): Purchase => ({ at: 0, uid, key, order, tries: 1 })

/** Compares these purchases with the rows of a database, as `psql -A -t` prints them. */
function check(purchases: readonly Purchase[], rows: readonly string[]) {
  note('purchases.jsonl', purchases)
  return checkPurchases(folder, { sql: () => rows.map((row) => `${row}\n`).join('') })
}

test('a trial whose purchases are all stored once has lost none and doubled none', () => {
  expect(check([bought(1, 7), bought(2, 7), bought(3, 8)], ['1|7', '2|7', '3|8'])).toEqual({
    bought: 3,
    lost: 0,
    double: 0,
  })
  expect(checkPurchases(join(folder, 'other'), { sql: () => '' })).toEqual({ bought: 0, lost: 0, double: 0 })
})

test('orders of people who bought nothing in the trial do not count', () => {
  expect(check([bought(2, 7)], ['1|3', '2|7'])).toEqual({ bought: 1, lost: 0, double: 0 })
})

test('a purchase without an order, or with the order of somebody else, is lost', () => {
  expect(check([bought(1, 7), bought(2, 7)], ['2|7'])).toMatchObject({ lost: 1 })
  expect(check([bought(1, 7)], ['1|8'])).toMatchObject({ lost: 1 })
  expect(check([bought(1, 7)], [])).toMatchObject({ lost: 1 })
})

test('a second order of one key is double', () => {
  expect(check([bought(1, 7)], ['1|7', '2|7'])).toEqual({ bought: 1, lost: 0, double: 1 })
})

test('one order that was the answer to two keys is double', () => {
  expect(check([bought(1, 7, 'first'), bought(1, 7, 'second')], ['1|7'])).toEqual({ bought: 2, lost: 0, double: 1 })
})

test('a lost purchase does not hide a double one, and none is less than zero', () => {
  expect(check([bought(1, 7), bought(2, 7)], ['2|7', '3|7'])).toEqual({ bought: 2, lost: 1, double: 1 })
  expect(check([bought(1, 7), bought(2, 7)], ['2|7'])).toEqual({ bought: 2, lost: 1, double: 0 })
})

test('each fault is judged by the requests during it', () => {
  const outcome = (at: number, player: string, status: number): Outcome => {
    const kind = player === 'visitor' ? 'page' : 'write'
    return { at, player, kind, path: '/', status, ms: 5 }
  }
  note('outcomes.jsonl', [
    outcome(500, 'visitor', 503),
    outcome(1000, 'visitor', 200),
    outcome(2000, 'visitor', 503),
    outcome(3000, 'visitor', 0),
    outcome(3500, 'buyer', 201),
    outcome(4000, 'buyer', 409),
    outcome(4500, 'manager', 201),
    outcome(5000, 'visitor', 200),
    outcome(9000, 'buyer', 500),
  ])
  const windows = [
    { name: 'a primary ends', from: 1000, until: 6000 },
    { name: 'nothing happens', from: 6000, until: 8000 },
  ]
  expect(judge(folder, windows)).toEqual([
    {
      fault: 'a primary ends',
      pages: 4,
      pagesLost: 2,
      longestWithoutPage: 4,
      purchases: 1,
      longestWithoutWrite: 2.5,
      requests: 7,
      failures: 2,
    },
    {
      fault: 'nothing happens',
      pages: 0,
      pagesLost: 0,
      longestWithoutPage: 2,
      purchases: 0,
      longestWithoutWrite: 2,
      requests: 0,
      failures: 0,
    },
  ])
})
