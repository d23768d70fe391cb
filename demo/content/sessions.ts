import type { InstructorState, TrainingSessionStatus } from '#shared/contract/trainingSessions.ts'

interface DemoRoom {
  name: string
  place: string
  seats: number | null
  active: boolean
}

const declaredRooms = {
  blue: { name: 'Blue room', place: 'Saltmarsh General Hospital, second floor', seats: 14, active: true },
  ward: { name: 'Ward 3', place: 'Saltmarsh General Hospital', seats: 8, active: true },
  reading: { name: 'Reading room', place: 'Bell Lane City Library', seats: 24, active: true },
  garden: { name: 'Garden room', place: 'Fernhill School', seats: 20, active: true },
  yard: { name: 'Yard', place: 'Graywater Logistics, gate 4', seats: null, active: true },
  palm: { name: 'Palm room', place: 'Almond Court Hotel, closed for repairs', seats: 40, active: false },
} as const satisfies Record<string, DemoRoom>
type RoomKey = keyof typeof declaredRooms

/** The rooms of the academy by key. */
export const demoRooms: ReadonlyMap<RoomKey, DemoRoom> = new Map(Object.entries(declaredRooms) as [RoomKey, DemoRoom][])

export interface DemoSession {
  /** `external_id`. */
  training: string
  /** Days from today and time on the site's clock; by default the next session that the training announces. */
  at?: { in_days: number; time: string }
  room?: RoomKey
  capacity?: number
  status?: TrainingSessionStatus
  /** Usernames. */
  teachers: readonly (readonly [string, InstructorState])[]
  /** Why it is cancelled, or takes place in spite of conflicts. */
  reason?: string
}

/** The sessions that the trainings announce, others after them, and those of the last weeks. */
export const demoSessions: readonly DemoSession[] = [
  { training: 'meetings-worth-the-hour', capacity: 30, teachers: [['zofia.lis', 'confirmed']] },
  { training: 'the-difficult-e-mail', capacity: 20, teachers: [['yusuf.aydin', 'confirmed']] },
  { training: 'automate-one-dull-hour', teachers: [['oliver.pemberton', 'confirmed']] },
  { training: 'honest-feedback', room: 'blue', capacity: 14, teachers: [['instructor', 'confirmed']] },
  {
    training: 'first-five-minutes',
    room: 'ward',
    capacity: 8,
    teachers: [
      ['signe.thorup', 'confirmed'],
      ['aino.virtanen', 'requested'],
    ],
  },
  { training: 'signs-people-follow', capacity: 16, teachers: [['eleanor.whitcombe', 'confirmed']] },
  { training: 'dashboard-clinic', room: 'reading', capacity: 12, teachers: [['fergus.macinnes', 'requested']] },
  { training: 'forklift-refresher', room: 'yard', capacity: 6, teachers: [['instructor', 'confirmed']] },
  { training: 'first-signs', room: 'garden', capacity: 12, teachers: [['siobhan.kelleher', 'confirmed']] },
  { training: 'schichtteams-fuehren', capacity: 25, teachers: [['oliver.pemberton', 'declined']] },
  { training: 'les-api-pour-curieux', teachers: [['courses', 'confirmed']] },
  {
    training: 'walk-the-service',
    room: 'garden',
    capacity: 30,
    teachers: [['siobhan.kelleher', 'confirmed']],
    reason: 'Ten people take part from the garden.',
  },
  {
    training: 'honest-feedback',
    at: { in_days: 13, time: '10:00' },
    room: 'reading',
    capacity: 10,
    teachers: [['instructor', 'confirmed']],
  },
  {
    training: 'dashboard-clinic',
    at: { in_days: 13, time: '11:00' },
    room: 'reading',
    capacity: 12,
    teachers: [
      ['instructor', 'confirmed'],
      ['fergus.macinnes', 'confirmed'],
    ],
    reason: 'Both groups look at the same figures for an hour.',
  },
  {
    training: 'meetings-worth-the-hour',
    at: { in_days: 13, time: '12:40' },
    capacity: 30,
    teachers: [['instructor', 'confirmed']],
  },
  {
    training: 'meetings-worth-the-hour',
    at: { in_days: 24, time: '10:00' },
    capacity: 30,
    teachers: [['zofia.lis', 'confirmed']],
  },
  {
    training: 'first-five-minutes',
    at: { in_days: 23, time: '09:00' },
    room: 'ward',
    capacity: 8,
    teachers: [['signe.thorup', 'confirmed']],
  },
  {
    training: 'the-difficult-e-mail',
    at: { in_days: 25, time: '12:00' },
    status: 'draft',
    teachers: [['huda.najjar', 'provisional']],
  },
  { training: 'signs-people-follow', at: { in_days: 31, time: '14:00' }, status: 'draft', teachers: [] },
  {
    training: 'honest-feedback',
    at: { in_days: 34, time: '13:00' },
    room: 'blue',
    capacity: 14,
    status: 'draft',
    teachers: [
      ['instructor', 'requested'],
      ['adwoa.mensah', 'provisional'],
    ],
  },
  {
    training: 'first-signs',
    at: { in_days: 38, time: '15:00' },
    room: 'garden',
    capacity: 12,
    teachers: [['huda.najjar', 'confirmed']],
  },
  {
    training: 'automate-one-dull-hour',
    at: { in_days: 19, time: '11:00' },
    status: 'cancelled',
    teachers: [['oliver.pemberton', 'confirmed']],
    reason: 'Only two people have booked.',
  },
  {
    training: 'honest-feedback',
    at: { in_days: -5, time: '13:00' },
    room: 'blue',
    capacity: 14,
    teachers: [['instructor', 'confirmed']],
  },
  {
    training: 'first-five-minutes',
    at: { in_days: -10, time: '09:00' },
    room: 'ward',
    capacity: 8,
    teachers: [['aino.virtanen', 'confirmed']],
  },
  {
    training: 'meetings-worth-the-hour',
    at: { in_days: -12, time: '10:00' },
    capacity: 30,
    teachers: [['zofia.lis', 'confirmed']],
  },
  {
    training: 'first-signs',
    at: { in_days: -19, time: '15:00' },
    room: 'garden',
    capacity: 12,
    teachers: [['siobhan.kelleher', 'confirmed']],
  },
  {
    training: 'forklift-refresher',
    at: { in_days: -26, time: '08:00' },
    room: 'yard',
    capacity: 6,
    status: 'cancelled',
    teachers: [['instructor', 'confirmed']],
    reason: 'The yard is under snow.',
  },
]

/** The busy times of an instructor, in a calendar elsewhere. */
export const demoBusyTimes = [{ name: 'eleanor.whitcombe', at: { in_days: 10, time: '14:30' }, minutes: 60 }] as const
