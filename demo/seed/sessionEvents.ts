import type { SessionEvent, SessionFieldChange } from '#shared/contract/sessionHistory.ts'
import type { DemoSession } from '../content/sessions.ts'

/** Something that happened to a session of the demo. */
export interface SeededEvent {
  action: SessionEvent
  actor: number
  reason: string
  changes: SessionFieldChange[]
}

/**
 * The events by which a session got its state: it is planned, the instructors are asked and accept, it is scheduled;
 * somebody declines, or it is cancelled.
 * @param uidOf the uid of a username
 */
export function sessionEventsOf(session: DemoSession, uidOf: (name: string) => number): SeededEvent[] {
  const { status = 'scheduled', reason = '' } = session
  const planner = uidOf('courses')
  const people = session.teachers.map(([name, state]) => ({ uid: uidOf(name), state }))
  const asked = people.filter(({ state }) => state !== 'provisional').map(({ uid }) => uid)
  const answers = (state: 'confirmed' | 'declined', action: SessionEvent) =>
    people
      .filter((person) => person.state === state)
      .map(({ uid }) => event(action, uid, { field: state, before: [], after: [uid] }))
  const moved = (action: SessionEvent, before: string, after: string, why: string) => ({
    ...event(action, planner, { field: 'status', before, after }),
    reason: why,
  })
  return [
    event('create', planner),
    ...(asked.length > 0 ? [event('request', planner, { field: 'requested', before: [], after: asked })] : []),
    ...answers('confirmed', 'accept'),
    ...(status === 'draft' ? [] : [moved('schedule', 'draft', 'scheduled', status === 'scheduled' ? reason : '')]),
    ...answers('declined', 'decline'),
    ...(status === 'cancelled' ? [moved('cancel', 'scheduled', 'cancelled', reason)] : []),
  ]
}

function event(action: SessionEvent, actor: number, ...changes: SessionFieldChange[]): SeededEvent {
  return { action, actor, reason: '', changes }
}
