import type { ManagedTrainingSort, PublishState } from '../contract/managedTrainings.ts'
import { msg } from '../i18n/message.ts'

/** Source strings of whether learners see a training. */
export const publishStateLabels: Record<PublishState, string> = {
  published: msg('Published'),
  draft: msg('Draft'),
}

/** Source strings of the orders of the administrators' list. */
export const managedTrainingSortLabels: Record<ManagedTrainingSort, string> = {
  '-changed': msg('Last changed'),
  changed: msg('Longest unchanged'),
  title: msg('Name'),
  '-title': msg('Name, from the end'),
  '-popularity': msg('Most popular'),
  popularity: msg('Least popular'),
}
