import type { EnrolmentState, TrainingType } from '../contract/trainings.ts'
import { msg } from '../i18n/message.ts'

/** Source strings of the types of trainings. */
export const trainingTypeLabels: Record<TrainingType, string> = {
  course: msg('Course'),
  webinar: msg('Webinar'),
  session: msg('Session'),
  document: msg('Document'),
  video: msg('Video'),
}

/** Source strings of the states of an enrolment. */
export const enrolmentStateLabels: Record<EnrolmentState, string> = {
  enrolled: msg('Enrolled'),
  in_progress: msg('In progress'),
  completed: msg('Completed'),
  withdrawn: msg('Withdrawn'),
}
