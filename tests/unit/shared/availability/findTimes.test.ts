import { describe, expect, test } from 'vitest'
import { findTimes, MOST_TIMES } from '#shared/availability/findTimes.ts'
import { unionOf } from '#shared/availability/ranges.ts'
import { slotsIn } from '#shared/availability/slots.ts'
import { MINUTE_MS } from '#shared/time.ts'
import { withProcessorTime } from '#tests/support/processorTime.ts'
import { everyDay, person, range, schedule, texts, weekly, workdays } from './person.ts'

const week = range('2026-11-23', '2026-11-28')
const ask = { duration_minutes: 60, span: week, time_zone: 'Europe/Berlin' }
const teaching = (uid: number, from: string, until: string, days = workdays) =>
  person({ uid, schedules: [schedule({ weekly: weekly(days, from, until) })] })

describe('slots of a duration', () => {
  test('begin with the free range and at quarters of an hour', () => {
    expect(texts(slotsIn([range('2026-11-23 08:10', '2026-11-23 09:20')], 45 * MINUTE_MS))).toEqual([
      '2026-11-23 08:10 – 2026-11-23 08:55',
      '2026-11-23 08:15 – 2026-11-23 09:00',
      '2026-11-23 08:30 – 2026-11-23 09:15',
    ])
  })

  test('fill a range of exactly their duration, and are not in a shorter one', () => {
    expect(slotsIn([range('2026-11-23 08:10', '2026-11-23 09:10')], 60 * MINUTE_MS)).toHaveLength(1)
    expect(slotsIn([range('2026-11-23 08:10', '2026-11-23 09:09')], 60 * MINUTE_MS)).toEqual([])
  })
})

describe('a time for several people', () => {
  test('is in the hours of all of them, and not at the same time as another one', () => {
    const { times } = findTimes({
      ...ask,
      people: [teaching(1, '09:00', '12:00'), teaching(2, '11:00', '15:00', [1, 3])],
    })
    expect(texts(times)).toEqual(['2026-11-23 10:00 – 2026-11-23 11:00', '2026-11-25 10:00 – 2026-11-25 11:00'])
  })

  test('is one proposal among others that do not overlap it', () => {
    expect(texts(findTimes({ ...ask, people: [teaching(1, '09:00', '12:30', [1])] }).times)).toEqual([
      '2026-11-23 08:00 – 2026-11-23 09:00',
      '2026-11-23 09:00 – 2026-11-23 10:00',
      '2026-11-23 10:00 – 2026-11-23 11:00',
    ])
  })

  test('does not exist if nobody shares enough time, and the exclusions say why', () => {
    const busy = person({
      uid: 2,
      busy: [range('2026-11-23 08:30', '2026-11-23 12:00')],
      time_off: [{ all_day: true, from: '2026-11-24', until: '2026-11-27' }],
    })
    const { times, excluded } = findTimes({ ...ask, people: [person(), busy] })
    expect(times).toEqual([])
    const reasons = excluded.filter(({ uid, reason }) => uid === 2 && reason !== 'outside_hours')
    expect(reasons.map(({ reason, ...one }) => `${reason} ${texts([one])}`)).toEqual([
      'external_busy 2026-11-23 08:30 – 2026-11-23 11:00',
      'time_off 2026-11-23 23:00 – 2026-11-27 23:00',
    ])
  })

  test('leaves for each person their exclusions, which with their free time are the whole span', () => {
    const { excluded } = findTimes({ ...ask, people: [teaching(7, '09:00', '12:00'), teaching(2, '11:00', '15:00')] })
    const ofSeven = excluded.filter(({ uid }) => uid === 7)
    const free = everyDay.slice(0, 5).map((day) => range(`2026-11-${22 + day} 08:00`, `2026-11-${22 + day} 11:00`))
    expect(
      unionOf(
        ofSeven.map(({ from, until }) => ({ from, until })),
        free,
      ),
    ).toEqual([week])
    expect(excluded).toEqual(excluded.toSorted((a, b) => a.from - b.from || a.uid - b.uid))
  })

  test('comes first if it is better', () => {
    const other = teaching(2, '07:30', '20:00')
    const late = teaching(1, '07:30', '08:30', [1, 3])
    const best = (one: typeof late) => texts(findTimes({ ...ask, people: [one, other] }).times)[0]
    expect(best(late)).toBe('2026-11-23 06:30 – 2026-11-23 07:30')
    const atNine = {
      ...late,
      schedules: [schedule({ weekly: [...weekly([1], '07:30', '08:30'), ...weekly([3], '09:00', '10:00')] })],
    }
    expect(best(atNine)).toBe('2026-11-25 08:00 – 2026-11-25 09:00')
  })

  test('has the usual hours of the time zone of the question', () => {
    const [inBerlin, inTokyo] = ['Europe/Berlin', 'Asia/Tokyo'].map((time_zone) => {
      const people = [teaching(1, '16:00', '17:00')]
      return findTimes({ ...ask, time_zone, people }).times[0]!.score
    })
    expect(inBerlin! - inTokyo!).toBe(20)
  })

  test('is not one of more than a hundred', () => {
    const people = [teaching(1, '00:00', '24:00', everyDay)]
    const { times } = findTimes({ ...ask, people, duration_minutes: 15 })
    expect(times).toHaveLength(MOST_TIMES)
    expect(times).toEqual(times.toSorted((a, b) => b.score - a.score || a.from - b.from))
  })

  test('is found within 100 milliseconds for 50 people in four weeks, with the same answer each time', async () => {
    const zones = ['Europe/Berlin', 'America/New_York', 'Asia/Kathmandu', 'Africa/Cairo']
    const span = range('2026-03-02', '2026-03-30')
    const people = Array.from({ length: 50 }, (_, index) =>
      person({
        uid: index + 1,
        schedules: [
          schedule({
            time_zone: zones[index % zones.length]!,
            weekly: [...weekly(everyDay, '06:00', '14:00'), ...weekly(everyDay, '14:30', '23:00')],
          }),
        ],
        busy: Array.from({ length: 40 }, (_busy, n) => ({
          from: span.from + (n * 16 + (index % 5)) * 60 * MINUTE_MS,
          until: span.from + (n * 16 + (index % 5) + 1) * 60 * MINUTE_MS,
        })),
        gap_minutes: 15,
      }),
    )
    const question = { ...ask, people, span }
    const first = findTimes(question)
    expect(first.times.length).toBeGreaterThan(5)
    const durations: number[] = []
    for (let n = 0; n < 5; n++) {
      const [again, ms] = await withProcessorTime(() => findTimes(question))
      expect(again).toEqual(first)
      durations.push(ms)
    }
    expect(Math.min(...durations)).toBeLessThan(100)
  })
})
