import { writeQuery } from '#shared/contract/query.ts'
import type { TrainingFilter, TrainingOrder } from '#shared/contract/trainings.ts'
import { msg } from '#shared/i18n/message.ts'

/** What a search page shows, as its address says it. */
export interface Chosen {
  filter: TrainingFilter
  terms: Readonly<Record<string, readonly number[]>>
}

/** A search page: where it lives, what is chosen, and where its Back link leads. */
export interface Place {
  path: string
  chosen: Chosen
  /** Kept through all links of the page; '' where there is none. */
  back: string
}

/** The orders to choose from; without one, results stand by rank and everything else by how often it is taken. */
export const orders: readonly { value: TrainingOrder; label: string }[] = [
  { value: 'popular', label: msg('Most popular') },
  { value: 'newest', label: msg('Newest') },
  { value: 'start_date', label: msg('Starting next') },
  { value: 'title', label: msg('A to Z') },
]

/** The address of the page with something chosen otherwise, from its first page on. */
export function choose({ path, chosen, back }: Place, otherwise: Partial<Chosen>): string {
  const { filter, terms } = { ...chosen, ...otherwise }
  const { page: _, limit: __, ...rest } = filter
  const query = writeQuery({ ...rest, ...terms, search_back_url: back })
  return query ? `${path}?${query}` : path
}

/** The address of another page of the same list. */
export function turnTo(place: Place, page: number): string {
  const address = choose(place, {})
  return page === 0 ? address : `${address}${address.includes('?') ? '&' : '?'}page=${page}`
}

/** Adds a value to a choice, or takes it out. */
export function toggled<T>(values: readonly T[] | undefined, value: T): T[] {
  return values?.includes(value) ? values.filter((other) => other !== value) : [...(values ?? []), value]
}

/** What is chosen, as fields of a form that asks for other words. */
export function hiddenFields({ chosen, back }: Place): [name: string, value: string][] {
  const { s: _, page: __, limit: ___, ...rest } = chosen.filter
  return [...new URLSearchParams(writeQuery({ ...rest, ...chosen.terms, search_back_url: back }))]
}

/** Whether anything narrows the list besides the words. */
export function isNarrowed({ filter, terms }: Chosen): boolean {
  const { s: _, page: __, limit: ___, order_by: ____, ...rest } = filter
  return (
    Object.values(rest).some((value) => value !== undefined) || Object.values(terms).some((tids) => tids.length > 0)
  )
}
