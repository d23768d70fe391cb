import { withQuery, writeQuery } from '#shared/contract/query.ts'
import type { TrainingFilter, TrainingOrder } from '#shared/contract/trainings.ts'
import { msg } from '#shared/i18n/message.ts'

/** The filters of a search page, from its address. */
export interface Chosen {
  filter: TrainingFilter
  terms: Readonly<Record<string, readonly number[]>>
}

/** A search page: its path, its filters, and the target of its Back link. */
export interface SearchPlace {
  path: string
  chosen: Chosen
  /** Part of all links of the page; '' for none. */
  back: string
}

/** The orders to choose from, besides the usual one. */
export const orderChoices: readonly { value: TrainingOrder; label: string }[] = [
  { value: 'popular', label: msg('Most popular') },
  { value: 'newest', label: msg('Newest') },
  { value: 'start_date', label: msg('Starting next') },
  { value: 'title', label: msg('A to Z') },
]

/** Returns the address of the first page with other filters. */
export function choose({ path, chosen, back }: SearchPlace, otherwise: Partial<Chosen>): string {
  const { filter, terms } = { ...chosen, ...otherwise }
  const { page: _, limit: __, ...rest } = filter
  return withQuery(path, { ...rest, ...terms, search_back_url: back })
}

/** Returns the address of another page of the list. */
export function turnTo(place: SearchPlace, page: number): string {
  const address = choose(place, {})
  return page === 0 ? address : `${address}${address.includes('?') ? '&' : '?'}page=${page}`
}

/** Adds a value to a list, or removes it. */
export function toggled<T>(values: readonly T[] | undefined, value: T): T[] {
  return values?.includes(value) ? values.filter((other) => other !== value) : [...(values ?? []), value]
}

/** Returns the filters as fields of the search form. */
export function hiddenFields({ chosen, back }: SearchPlace): [name: string, value: string][] {
  const { s: _, page: __, limit: ___, ...rest } = chosen.filter
  return [...new URLSearchParams(writeQuery({ ...rest, ...chosen.terms, search_back_url: back }))]
}

/** Whether the list has filters besides the search words. */
export function hasFilters({ filter, terms }: Chosen): boolean {
  const { s: _, page: __, limit: ___, order_by: ____, ...rest } = filter
  return (
    Object.values(rest).some((value) => value !== undefined) || Object.values(terms).some((tids) => tids.length > 0)
  )
}
