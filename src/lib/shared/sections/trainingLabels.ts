import type { EnrolmentState, TrainingType } from '../contract/trainings.ts'
import { msg } from '../i18n/message.ts'

/** Source strings of what a training is, to be translated where they are shown. */
export const trainingTypeLabels: Record<TrainingType, string> = {
  course: msg('Course'),
  webinar: msg('Webinar'),
  session: msg('Session'),
  document: msg('Document'),
  video: msg('Video'),
}

/** Source strings of where a learner stands with a training. */
export const enrolmentStateLabels: Record<EnrolmentState, string> = {
  enrolled: msg('Enrolled'),
  in_progress: msg('In progress'),
  completed: msg('Completed'),
  withdrawn: msg('Withdrawn'),
}
