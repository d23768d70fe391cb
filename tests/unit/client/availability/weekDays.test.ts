import { describe, expect, test } from 'vitest'
import { minutesOfDays, stateOf, weekDays } from '#client/availability/weekDays.ts'
import type { TimeOff } from '#shared/contract/availability.ts'
import type { OwnSession } from '#shared/contract/sessionLists.ts'
import { hours, valuesWith } from './values.ts'

const tuesday = '2026-11-24'
const zone = 'Europe/Copenhagen'
const session = (id: number, from: string, until: string): OwnSession => ({
  id,
  training: 1,
  title: `Session ${id}`,
  time_zone: zone,
  room_name: null,
  revision: 1,
  from: `${tuesday} ${from}:00`,
  until: `${tuesday} ${until}:00`,
  status: 'scheduled',
  state: 'confirmed',
})
const timeOff: TimeOff = {
  id: 1,
  all_day: true,
  from: tuesday,
  until: '2026-11-25',
  reason: 'travel',
  note: '',
  note_public: false,
}

function shown(fields: { sessions?: OwnSession[]; timeOff?: TimeOff[]; edited?: boolean } = {}) {
  const values = { ...valuesWith([hours(2, '09:00', '12:00')]), time_off: fields.timeOff ?? [] }
  const calendar = {
    hours: [{ from: `${tuesday} 06:00:00`, until: `${tuesday} 07:00:00` }],
    busy: [{ calendar: 1, from: `${tuesday} 22:00:00`, until: '2026-11-25 01:00:00' }],
    sessions: fields.sessions ?? [],
  }
  const schedule = fields.edited === false ? undefined : values.schedules[1]!
  return weekDays({ days: [tuesday, '2026-11-25'], values, schedule, calendar, zone })
}

describe('the days of the calendar', () => {
  test('have the hours of the schedule as they are edited, or else those that are saved', () => {
    expect(shown()[0]?.hours).toEqual([{ from: 540, until: 720 }])
    expect(minutesOfDays(shown())).toBe(180)
    expect(shown({ edited: false })[0]?.hours).toEqual([{ from: 420, until: 480 }])
  })

  test('divide busy time at midnight of the shown time zone', () => {
    expect(shown().map(({ busy }) => busy)).toEqual([[{ from: 1380, until: 1440 }], [{ from: 0, until: 120 }]])
  })

  test('mark the sessions that time off leaves without an instructor', () => {
    const sessions = [session(1, '08:00', '09:00')]
    expect(shown({ sessions })[0]?.sessions[0]?.isLost).toBe(false)
    expect(shown({ sessions, timeOff: [timeOff] })[0]?.sessions[0]?.isLost).toBe(true)
  })

  test('put sessions at the same time side by side', () => {
    const sessions = [session(1, '08:00', '10:00'), session(2, '09:00', '11:00'), session(3, '10:00', '12:00')]
    const lanes = shown({ sessions: [...sessions, session(4, '14:00', '15:00')] })[0]?.sessions
    expect(lanes?.map(({ lane, lanes }) => [lane, lanes])).toEqual([
      [0, 2],
      [1, 2],
      [0, 2],
      [0, 1],
    ])
  })

  test('say the state of each of their parts', () => {
    const [day] = shown({ sessions: [session(1, '08:00', '09:00')], timeOff: [timeOff] })
    expect(stateOf(day!, { from: 540, until: 570 })).toMatchObject({
      session: { id: 1 },
      off: { reason: 'travel' },
      isBusy: false,
      isFree: true,
    })
    expect(stateOf(day!, { from: 1380, until: 1410 })).toMatchObject({
      session: undefined,
      isBusy: true,
      isFree: false,
    })
  })
})
