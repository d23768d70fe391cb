import { expect, test } from 'vitest'
import { notifiedPeople } from '#shared/availability/sessionAudience.ts'

const session = {
  status: 'scheduled' as const,
  until: '2026-11-30 12:00:00',
  booked: 5,
  waiting: 2,
  instructors: [
    { uid: 1, state: 'provisional' as const },
    { uid: 2, state: 'requested' as const },
    { uid: 3, state: 'confirmed' as const },
    { uid: 4, state: 'declined' as const },
  ],
}
const now = new Date('2026-11-30T11:00:00Z')

test('a change is for those who know of the session, and not for the user who makes it', () => {
  expect(notifiedPeople(session, { actor: 9, now })).toEqual({ learners: 7, instructors: 2, asked: 2 })
  expect(notifiedPeople(session, { actor: 2, now })).toEqual({ learners: 7, instructors: 1, asked: 2 })
  expect(notifiedPeople({ ...session, status: 'draft' }, { actor: 9, now })).toMatchObject({ learners: 0 })
})

test('no one is notified of a session that is over', () => {
  const over = { actor: 9, now: new Date('2026-11-30T12:00:00Z') }
  expect(notifiedPeople(session, over)).toEqual({ learners: 0, instructors: 0, asked: 0 })
})
