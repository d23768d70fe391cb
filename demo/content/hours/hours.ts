import type { TimeOffReason } from '#shared/contract/availability.ts'

/** When somebody of the demo can teach, on their own clock; days are counted from today. */
export interface DemoHours {
  mail: string
  /** The first one is the default. */
  schedules: readonly DemoHoursSchedule[]
  overrides?: readonly DemoOverride[]
  timeOff?: readonly DemoTimeOff[]
  /** The pause before and after sessions. */
  gapMinutes?: number
}

export interface DemoHoursSchedule {
  name: string
  hours: readonly DemoWeekly[]
  /** The first and the last day of every year (`MM-dd`). */
  season?: readonly [string, string]
}

/** Days of the week (Monday is 1), their hours (`09:00-12:00`), and every how many weeks. */
export type DemoWeekly = readonly [days: readonly number[], hours: readonly string[], everyWeeks?: number]

/** Of the default schedule; without hours, the days are closed. */
export interface DemoOverride {
  inDays: readonly [number, number]
  hours?: readonly string[]
}

/** Whole days, or hours of one day. */
export interface DemoTimeOff {
  inDays: readonly [number, number]
  hours?: string
  reason: TimeOffReason
  note: string
  isPublic: boolean
}

const workdays = [1, 2, 3, 4, 5]

/** Everyone who teaches in the demo. */
export const demoHours: readonly DemoHours[] = [
  {
    mail: 'instructor@demo.test',
    schedules: [
      {
        name: 'Clinic weeks',
        hours: [
          [[1], ['09:00-12:00', '13:00-17:00']],
          [[2, 4], ['08:00-17:00']],
          [[3], ['09:00-12:00']],
          [[5], ['09:00-13:00']],
        ],
      },
      { name: 'Teaching weeks', hours: [[[3], ['13:00-16:30'], 2]] },
      { name: 'Summer', hours: [[[1, 2, 3, 4], ['08:00-12:00']]], season: ['07-01', '08-31'] },
    ],
    overrides: [{ inDays: [9, 9], hours: ['10:00-14:00'] }, { inDays: [33, 33] }],
    timeOff: [
      { inDays: [18, 19], reason: 'travel', note: 'Conference in Gdańsk. Back on Monday.', isPublic: true },
      { inDays: [5, 5], hours: '08:00-10:00', reason: 'other', note: 'Dentist.', isPublic: false },
      { inDays: [-12, -11], reason: 'sick', note: '', isPublic: false },
    ],
    gapMinutes: 15,
  },
  {
    mail: 'courses@demo.test',
    schedules: [{ name: 'Office days', hours: [[[1, 2, 3, 4], ['09:00-11:30']]] }],
    timeOff: [{ inDays: [25, 36], reason: 'vacation', note: 'In the mountains, without a telephone.', isPublic: true }],
  },
  {
    mail: 'admin@demo.test',
    schedules: [{ name: 'Mornings', hours: [[[2, 4], ['10:00-13:00']]] }],
  },
  {
    mail: 'signe.thorup@demo.test',
    schedules: [{ name: 'Every day', hours: [[workdays, ['08:00-12:00', '12:30-15:30']]] }],
    timeOff: [{ inDays: [11, 12], reason: 'vacation', note: 'A long weekend with my sister.', isPublic: false }],
    gapMinutes: 10,
  },
  {
    mail: 'aino.virtanen@demo.test',
    schedules: [
      {
        name: 'Day shifts',
        hours: [
          [[1, 3, 5], ['08:00-13:30']],
          [[2, 4], ['14:00-18:00'], 2],
        ],
      },
    ],
    overrides: [{ inDays: [6, 8], hours: ['09:00-17:00'] }],
  },
  {
    mail: 'yusuf.aydin@demo.test',
    schedules: [{ name: 'Every day', hours: [[workdays, ['09:00-17:00']]] }],
    overrides: [{ inDays: [12, 12] }],
    timeOff: [{ inDays: [40, 54], reason: 'vacation', note: 'With the family in Bursa.', isPublic: true }],
  },
  {
    mail: 'eleanor.whitcombe@demo.test',
    schedules: [
      {
        name: 'Opening hours',
        hours: [
          [
            [1, 2, 4],
            ['09:00-12:30', '13:30-17:30'],
          ],
          [[6], ['10:00-14:00'], 4],
        ],
      },
    ],
    timeOff: [{ inDays: [3, 3], hours: '13:30-15:00', reason: 'other', note: 'Staff meeting.', isPublic: true }],
  },
  {
    mail: 'fergus.macinnes@demo.test',
    schedules: [{ name: 'Late shifts', hours: [[[2, 3, 4, 5], ['12:00-20:00']]] }],
    gapMinutes: 20,
  },
  {
    mail: 'siobhan.kelleher@demo.test',
    schedules: [
      {
        name: 'After school',
        hours: [
          [workdays, ['14:30-18:00']],
          [[3], ['09:00-12:00']],
        ],
      },
    ],
    timeOff: [{ inDays: [0, 1], reason: 'sick', note: 'A cold.', isPublic: false }],
  },
  {
    mail: 'huda.najjar@demo.test',
    schedules: [
      { name: 'أيام المدرسة', hours: [[[7, 1, 2, 3, 4], ['08:00-14:00']]] },
      { name: 'الصيف', hours: [[[7, 2], ['17:00-20:00']]], season: ['06-20', '08-20'] },
    ],
    timeOff: [{ inDays: [15, 17], reason: 'public_holiday', note: 'عطلة عائلية', isPublic: false }],
  },
  {
    mail: 'oliver.pemberton@demo.test',
    schedules: [{ name: 'Afternoons', hours: [[[1, 2, 4, 5], ['13:00-17:00']]] }],
    overrides: [{ inDays: [20, 32] }],
  },
  {
    mail: 'adwoa.mensah@demo.test',
    schedules: [{ name: 'Library days', hours: [[[1, 3, 4], ['09:00-15:00']]] }],
  },
  {
    mail: 'zofia.lis@demo.test',
    schedules: [{ name: 'Project hours', hours: [[workdays, ['10:00-12:00', '14:00-16:30']]] }],
    timeOff: [{ inDays: [22, 26], reason: 'vacation', note: 'Skiing.', isPublic: false }],
    gapMinutes: 5,
  },
  {
    mail: 'wanjiru.kamau@demo.test',
    schedules: [
      {
        name: 'Project days',
        hours: [
          [[1, 2, 3], ['09:00-16:00']],
          [[5], ['09:00-12:00'], 2],
        ],
      },
    ],
    timeOff: [{ inDays: [8, 9], reason: 'travel', note: 'Visiting the depot in Mombasa.', isPublic: true }],
  },
  {
    mail: 'kenji.murakawa@demo.test',
    schedules: [
      {
        name: 'Evenings',
        hours: [
          [[2, 4], ['17:00-20:00']],
          [[6], ['09:00-24:00'], 3],
        ],
      },
    ],
    gapMinutes: 30,
  },
]
