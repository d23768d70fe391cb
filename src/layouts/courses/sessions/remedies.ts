import type { SessionConflict, TrainingSession } from '#shared/contract/trainingSessions.ts'
import { msg } from '#shared/i18n/message.ts'

/** A way out of a conflict: a source string, and an address that continues the one of the page. */
export interface Remedy {
  label: string
  to: string
}

const move: Remedy = { label: msg('Change the time'), to: '/edit#when' }

/** The ways out of a conflict; the best is first. */
export function remediesOf(
  { code, uid }: Pick<SessionConflict, 'code' | 'uid'>,
  { instructors }: Pick<TrainingSession, 'instructors'>,
): Remedy[] {
  const replace = (one: number): Remedy => ({
    label: msg('Find a substitute'),
    to: `?replace=${one}#question`,
  })
  switch (code) {
    case 'no_instructor': {
      const [first] = instructors
      return [...(first ? [replace(first.uid)] : []), { label: msg('Choose instructors'), to: '/edit#people' }]
    }
    case 'double_booked':
    case 'time_off':
    case 'outside_hours':
    case 'external_busy':
      return [...(uid === undefined ? [] : [replace(uid)]), move]
    case 'unconfirmed': {
      const isAsked = instructors.some((one) => one.uid === uid && one.state === 'requested')
      const ask: Remedy = isAsked
        ? { label: msg('Confirm for them'), to: '?ask=confirm#question' }
        : { label: msg('Ask'), to: '?ask=request#question' }
      return [ask, ...(uid === undefined ? [] : [replace(uid)])]
    }
    case 'room_taken':
      return [{ label: msg('Choose another room'), to: '/edit#place' }, move]
    case 'over_capacity':
      return [{ label: msg('Change the places'), to: '/edit#place' }]
    case 'short_gap':
      return [move]
  }
}

/** The address of a remedy for one substitute, who then is the first in the form. */
export function remedyBy({ to }: Remedy, uid: number): string {
  return to.replace('#question', `&by=${uid}#question`)
}
