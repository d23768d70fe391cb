import type { SessionAction, TrainingSession } from '#shared/contract/trainingSessions.ts'
import { msg } from '#shared/i18n/message.ts'

export type SessionQuestionName = SessionAction

interface SessionQuestionWords {
  /** The label of the link to the question; all texts are source strings. */
  label: string
  question: string
  text: string
  confirm: string
  /** The label of the button by which no mail goes out. */
  silent: string
  danger: boolean
  /** Its link is at the head of the page, otherwise beside the instructors. */
  inHead: boolean
}

/** The question before each action. */
export const questionsOf: Record<SessionAction, SessionQuestionWords> = {
  schedule: {
    label: msg('Schedule…'),
    question: msg('Schedule this session?'),
    text: msg('Learners see the session from then on, and can book a place.'),
    confirm: msg('Schedule'),
    silent: msg('Schedule without notifying'),
    danger: false,
    inHead: true,
  },
  cancel: {
    label: msg('Cancel the session…'),
    question: msg('Cancel this session?'),
    text: msg('Everyone with a place or on the waiting list loses it. The session can be restored.'),
    confirm: msg('Cancel the session'),
    silent: msg('Cancel without notifying'),
    danger: true,
    inHead: true,
  },
  restore: {
    label: msg('Restore…'),
    question: msg('Restore this session?'),
    text: msg('It comes back as it was. Conflicts are checked again.'),
    confirm: msg('Restore the session'),
    silent: msg('Restore without notifying'),
    danger: false,
    inHead: true,
  },
  request: {
    label: msg('Ask the instructors…'),
    question: msg('Ask the instructors?'),
    text: msg('Instructors who are not asked yet, or who declined, can accept or decline in their own calendar.'),
    confirm: msg('Ask'),
    silent: msg('Ask without a mail'),
    danger: false,
    inHead: false,
  },
  confirm: {
    label: msg('Confirm for them…'),
    question: msg('Confirm for the instructors?'),
    text: msg('Instructors who have not answered yet count as confirmed.'),
    confirm: msg('Confirm for them'),
    silent: msg('Confirm without notifying'),
    danger: false,
    inHead: false,
  },
}

/** The questions that fit the state of a session; the next step is first. */
export function allowedQuestions({ status, instructors }: Pick<TrainingSession, 'status' | 'instructors'>) {
  const states = instructors.map(({ state }) => state)
  const canAsk = states.some((state) => state === 'provisional' || state === 'declined')
  const canConfirm = states.some((state) => state === 'provisional' || state === 'requested')
  const allowed: SessionQuestionName[] = []
  if (status === 'cancelled') allowed.push('restore')
  if (status === 'draft') allowed.push('schedule')
  if (status !== 'cancelled') allowed.push('cancel')
  if (status !== 'cancelled' && canAsk) allowed.push('request')
  if (status !== 'cancelled' && canConfirm) allowed.push('confirm')
  return allowed
}
