import { settingsPaths } from '../access/settingsPaths.ts'
import { KeysetPage } from '../contract/common.ts'
import { type PeopleFilter, PeopleQuery } from '../contract/managedPeople.ts'
import { readQuery, writeQuery } from '../contract/query.ts'

/** A place in the list of people: the filters, and the person before or after the page. */
export type PeoplePlace = PeopleFilter & { after?: number | undefined; before?: number | undefined }

const Place = PeopleQuery.omit({ limit: true }).extend({ before: KeysetPage.shape.after })

/** Reads the place from an address; values that cannot be read are left out. */
export function readPeoplePlace(parameters: URLSearchParams): PeoplePlace {
  const asked = readQuery(parameters)
  for (const { path } of Place.safeParse(asked).error?.issues ?? []) delete asked[String(path[0])]
  return Place.parse(asked)
}

/** The address of the list with other filters on its first page, or with a place of a page. */
export function peopleAddress(
  { after: _, before: __, ...filter }: PeoplePlace = {},
  changes: PeoplePlace = {},
): string {
  const query = writeQuery({ ...filter, ...changes })
  return query ? `${settingsPaths.people}?${query}` : settingsPaths.people
}

/** The address of one person in the settings. */
export function personAddress(uid: number): string {
  return `${settingsPaths.people}/${uid}`
}
