import type { z } from 'zod'
import { settingsPaths } from '../access/settingsPaths.ts'
import { KeysetPage } from '../contract/common.ts'
import { PeopleQuery } from '../contract/managedPeople.ts'
import { placeAddress } from '../contract/place.ts'

/** A place in the list of people: the filters, and the person before or after the page. */
export const PeoplePlace = PeopleQuery.omit({ limit: true }).extend({ before: KeysetPage.shape.after })
export type PeoplePlace = z.output<typeof PeoplePlace>

/** The address of the list with other filters on its first page, or with a place of a page. */
export function peopleAddress(place: PeoplePlace = {}, changes: PeoplePlace = {}): string {
  return placeAddress(settingsPaths.people, place, changes)
}

/** The address of one person in the settings. */
export function personAddress(uid: number): string {
  return `${settingsPaths.people}/${uid}`
}
