import { settingsPaths } from '../access/settingsPaths.ts'
import { KeysetPage } from '../contract/common.ts'
import { ManagedTrainingQuery } from '../contract/managedTrainings.ts'
import { readQuery, writeQuery } from '../contract/query.ts'

const Place = ManagedTrainingQuery.omit({ limit: true }).extend({ before: KeysetPage.shape.after })

/** A place in the administrators' list: the filters, the order, and the training before or after the page. */
export type ManagedTrainingPlace = Partial<ReturnType<typeof Place.parse>>

/** Reads the place from an address; values that cannot be read are left out. */
export function readManagedTrainingPlace(parameters: URLSearchParams): ManagedTrainingPlace {
  const asked = readQuery(parameters)
  for (const { path } of Place.safeParse(asked).error?.issues ?? []) delete asked[String(path[0])]
  return Place.parse(asked)
}

/** The address of the list with other filters on its first page, or with a place of a page. */
export function managedTrainingsAddress(
  { after: _, before: __, ...filter }: ManagedTrainingPlace = {},
  changes: ManagedTrainingPlace & { changed?: number } = {},
): string {
  const query = writeQuery({ ...filter, ...changes })
  return query ? `${settingsPaths.trainings}?${query}` : settingsPaths.trainings
}

/** The address of the form of one training. */
export function trainingFormAddress(id: number, query = ''): string {
  return `${settingsPaths.trainings}/${id}/edit${query}`
}

/** The address at which administrators see a training as learners do. */
export function trainingPreviewAddress(id: number): string {
  return `${settingsPaths.trainings}/${id}/preview`
}
