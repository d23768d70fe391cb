import { Counter, Gauge, Registry } from 'prom-client'
import { describe, expect, test } from 'vitest'
import { createMetricsSum } from '#server/door/process/metricsSum.ts'

/** A process that has answered this many requests; it can hang. */
function member(requests: number) {
  const registry = new Registry()
  const counter = new Counter({ name: 'requests_total', help: 'Requests.', registers: [registry] })
  counter.inc(requests)
  return { counter, registry, hangs: false, asked: 0, wake: () => {} }
}

type Member = ReturnType<typeof member>

async function ask(one: Member) {
  one.asked++
  if (one.hangs) await new Promise<void>((resolve) => (one.wake = resolve))
  return one.registry.getMetricsAsJSON()
}

describe('the metrics of several workers', () => {
  test('are added up, together with those of the leading process', async () => {
    const own = new Registry()
    new Gauge({ name: 'jobs', help: 'Jobs.', registers: [own] }).set(4)
    const sumOf = createMetricsSum({ ask, own: [own], patienceMs: 1000 })
    const lines = (await sumOf([member(3), member(5)])).split('\n')
    expect(lines).toEqual(
      expect.arrayContaining([
        'requests_total 8',
        'jobs 4',
        'workers{state="answering"} 2',
        'workers{state="silent"} 0',
      ]),
    )
  })

  test('come without one that hangs, which is counted as silent', async () => {
    const sumOf = createMetricsSum({ ask, own: [], patienceMs: 20 })
    const hanging = Object.assign(member(7), { hangs: true })
    const lines = (await sumOf([member(3), hanging])).split('\n')
    expect(lines).toEqual(expect.arrayContaining(['requests_total 3', 'workers{state="silent"} 1']))
    expect(lines).toContain('workers{state="answering"} 1')
  })

  test('do not fall while a worker hangs: its last answer stays in the sum until it answers again', async () => {
    const sumOf = createMetricsSum({ ask, own: [], patienceMs: 20 })
    const both = [member(3), member(5)] as const
    expect(await sumOf(both)).toContain('requests_total 8\n')
    both[1].hangs = true
    both[0].counter.inc()
    expect(await sumOf(both)).toContain('requests_total 9\n')
    expect(await sumOf(both)).toContain('workers{state="silent"} 1\n')
    expect(both[1].asked, 'it is not asked again while it owes an answer').toBe(2)
    both[1].hangs = false
    both[1].counter.inc(10)
    both[1].wake()
    const awake = await sumOf(both)
    expect(awake).toContain('requests_total 19\n')
    expect(awake).toContain('workers{state="silent"} 0\n')
  })
})
