import type { z } from 'zod'
import { settingsPaths } from '../access/settingsPaths.ts'
import { KeysetPage } from '../contract/common.ts'
import { ManagedTrainingQuery } from '../contract/managedTrainings.ts'
import { placeAddress } from '../contract/place.ts'

/** A place in the administrators' list: the filters, the order, and the training before or after the page. */
export const ManagedTrainingPlace = ManagedTrainingQuery.omit({ limit: true }).extend({
  before: KeysetPage.shape.after,
})
export type ManagedTrainingPlace = z.output<typeof ManagedTrainingPlace>

/** The address of the list with other filters on its first page, or with a place of a page. */
export function managedTrainingsAddress(
  place: ManagedTrainingPlace = {},
  changes: ManagedTrainingPlace & { changed?: number } = {},
): string {
  return placeAddress(settingsPaths.trainings, place, changes)
}

/** The address of the form of one training. */
export function trainingFormAddress(id: number, query = ''): string {
  return `${settingsPaths.trainings}/${id}/edit${query}`
}

/** The address at which administrators see a training as learners do. */
export function trainingPreviewAddress(id: number): string {
  return `${settingsPaths.trainings}/${id}/preview`
}
