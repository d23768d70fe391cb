import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { type Assumptions, assumptions, type Kind, kinds } from '#tests/scale/assumptions.ts'
import { scaleDocument } from '#tests/scale/document.ts'
import { endsOf, machinesWithin, type Measured, ratesOf, reckon } from '#tests/scale/reckon.ts'

const cost = { nodeMs: 10, databaseMs: 5, bytes: 1000, rows: 4, storedBytes: 500, logBytes: 2000 }
const measured: Measured = {
  of: 'a made-up machine',
  costs: Object.fromEntries(kinds.map((kind) => [kind, cost])) as Record<Kind, typeof cost>,
  learner: { rows: 3, bytes: 1000 },
  connections: 10,
  memoryMb: 200,
}
/** With these a million learners send 1000 requests in the busiest second, a hundred of them changes. */
const given: Assumptions = {
  activeShare: 0.1,
  daily: { kept: 2.16, search: 2.16, page: 2.16, call: 1.296 },
  yearly: { purchase: 157.68, event: 157.68 },
  peak: 10,
  used: 0.5,
  webCores: 4,
  sessions: { most: 100, pool: 10, jobs: 6, standby: 5 },
  databaseCores: 20,
  commitsPerSecond: 1000,
  databaseGb: 1000,
}

describe('The simulation of growth', () => {
  it('knows how often each request comes in the busiest second', () => {
    const rates = ratesOf(1e6, given)
    expect(rates.kept).toBeCloseTo(25)
    expect(rates.purchase).toBeCloseTo(50)
    expect(ratesOf(2e6, given).event).toBeCloseTo(100)
  })

  it('reckons machines, traffic and rows from the costs', () => {
    const need = reckon(1e6, measured, given)
    expect(need.peakRequests).toBeCloseTo(190)
    // 190 requests of 10 ms keep 1.9 processors busy; half of a processor may be used: 3.8 of 4, and one machine more.
    expect(need.webMachines).toBe(3)
    expect(reckon(1e7, measured, given).webMachines).toBe(11)
    expect(need.databaseCores).toBeCloseTo(1.9)
    expect(need.writeCores).toBeCloseTo(1)
    expect(need.commits).toBeCloseTo(100)
    expect(need.connections).toBe(120)
    expect(need.sessions).toBe(48)
    expect(need.standbySessions).toBe(60)
    expect(need.megabitsPerSecond).toBeCloseTo(1.52)
    expect(need.logMegabitsPerSecond).toBeCloseTo(1.6)
    expect(need.rowsPerYear).toBeCloseTo(1e6 * 315.36 * 4)
    expect(need.gbPerYear).toBeCloseTo(157.68)
    expect(need.gbOfAccounts).toBeCloseTo(1)
    expect(need.shards).toBe(1)
    // 3 years of 3153.6 GB and 20 GB of accounts on servers of 1000 GB each.
    expect(reckon(2e7, measured, given).shards).toBe(10)
  })

  it('names what breaks first, in this order', () => {
    const ends = endsOf(measured, given)
    expect(ends.map(({ learners }) => learners)).toEqual(ends.map(({ learners }) => learners).toSorted((a, b) => a - b))
    expect(ends[0]?.what).toBe('one web machine: its processors')
    expect(ends.find(({ what }) => what === 'commits of one primary')?.learners).toBeCloseTo(1e7)
  })

  it('finds the web machines for which the sessions of PostgreSQL are enough', () => {
    expect(machinesWithin(given)).toEqual({ primary: 6, standby: 5 })
    const ends = endsOf(measured, given)
    // A machine has 4 processors, half of each is used, and a million learners need 1.9 of them.
    const ofOneMachine = (1e6 * 4 * 0.5) / 1.9
    const reached = (name: string) => ends.find(({ what }) => what === name)?.learners
    expect(reached('100 sessions of the primary')).toBeCloseTo(5 * ofOneMachine)
    expect(reached('100 sessions of the replica, while the primary is away')).toBeCloseTo(4 * ofOneMachine)
  })

  it('assumes the sessions of the reference set-up', () => {
    const valueIn = (file: string, line: RegExp) => Number(line.exec(readFileSync(`deploy/${file}`, 'utf8'))?.[1])
    const { most, pool } = assumptions.sessions
    expect(valueIn('patroni/patroni.yml', /^ *max_connections: (\d+)$/m)).toBe(most)
    expect(valueIn('pgbouncer/pgbouncer.ini', /^default_pool_size = (\d+)$/m)).toBe(pool)
  })

  it('is what docs/scale.md says', () => {
    const kept = JSON.parse(readFileSync('tests/scale/measured.json', 'utf8')) as Measured
    expect(readFileSync('docs/scale.md', 'utf8')).toBe(scaleDocument(kept, assumptions))
  })
})
