import type { SessionConflict, TrainingSession } from '#shared/contract/trainingSessions.ts'
import { msg } from '#shared/i18n/message.ts'

/** The action that ends a conflict: a source string, and the end of an address that begins with the session's page. */
interface TroubleRemedy {
  label: string
  to: string
}

const move: TroubleRemedy = { label: msg('Change the time'), to: '/edit#when' }

/** The best way out of a conflict. */
export function troubleRemedy(
  { code, uid }: Pick<SessionConflict, 'code' | 'uid'>,
  { instructors }: Pick<TrainingSession, 'instructors'>,
): TroubleRemedy {
  switch (code) {
    case 'no_instructor':
    case 'time_off':
      return { label: msg('Find an instructor'), to: replaceAddress(uid ?? instructors[0]?.uid) }
    case 'room_taken':
    case 'over_capacity':
      return { label: msg('Change the room'), to: '/edit#place' }
    case 'unconfirmed': {
      const isAsked = instructors.some((one) => one.uid === uid && one.state === 'requested')
      return isAsked
        ? { label: msg('Confirm for them'), to: '?ask=confirm#question' }
        : { label: msg('Ask'), to: '?ask=request#question' }
    }
    case 'double_booked':
    case 'outside_hours':
    case 'external_busy':
    case 'short_gap':
      return move
  }
}

/** The place on the session's page where this instructor is replaced; without one, where instructors are chosen. */
export function replaceAddress(uid: number | undefined): string {
  return uid === undefined ? '/edit#people' : `?replace=${uid}#question`
}
