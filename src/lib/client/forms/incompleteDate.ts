import { msg } from '#shared/i18n/message.ts'
import type { Refused } from '#shared/refusal.ts'
import type { FieldPlaces } from './fieldPlaces.ts'

/** The problem of a field for a date that holds only a part of one. */
export const INCOMPLETE_DATE = msg('This date is not complete.')

/** The first field for a date inside an element that holds only a part of one. */
export function incompleteDateIn(place: Element | null | undefined): HTMLInputElement | undefined {
  return [...(place?.querySelectorAll('input') ?? [])].find(isIncompleteDate)
}

/** The problems of a form that its values do not show: dates of which a part is missing. */
export function incompleteDates(places: FieldPlaces): Refused[] {
  return places
    .all()
    .filter(({ id }) => id !== undefined && isIncompleteDate(document.getElementById(id)))
    .map(({ name }) => ({ path: name, message: INCOMPLETE_DATE, code: 'format' }))
}

/** While a part is missing, the browser gives no value. */
function isIncompleteDate(field: Element | null): field is HTMLInputElement {
  return field instanceof HTMLInputElement && field.type.startsWith('date') && field.validity.badInput
}
