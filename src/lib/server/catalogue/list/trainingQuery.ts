import { z } from 'zod'
import { PathId } from '#shared/contract/common.ts'
import type { Query } from '#shared/contract/query.ts'
import { TrainingFilter, TrainingQuery } from '#shared/contract/trainings.ts'
import { searchText } from '#shared/searchText.ts'

/** The path parameters of a training. */
export const TrainingPath = z.object({ id: PathId })

/** The contract's filter, and terms by the name of their vocabulary. */
export interface TrainingSelection {
  filter: TrainingFilter
  terms: Record<string, number[]>
}

/** Splits a parsed query into filter and terms; other keys are left out. */
export function selectionOf(query: TrainingQuery): TrainingSelection {
  const { language, ...rest } = query
  const filter: TrainingFilter = {}
  const terms: Record<string, number[]> = {}
  for (const [name, value] of Object.entries(rest)) {
    if (Object.hasOwn(TrainingFilter.shape, name)) Object.assign(filter, { [name]: value })
    else {
      const tids = termIds(name, value)
      if (tids) terms[name] = tids
    }
  }
  return { filter: Array.isArray(language) ? { ...filter, language } : filter, terms }
}

/**
 * Reads the query of a page's address, leaves out unusable values, and searches for the beginning of a text that is too
 * long. Terms must have brackets, because other sites add numbers of their own (`utm_id=7`).
 */
export function readSelection(query: Query): TrainingSelection {
  const isKnown = (name: string) => Object.hasOwn(TrainingQuery.shape, name)
  const usable: Query = Object.fromEntries(
    Object.entries(query).filter(([name, value]) => isKnown(name) || typeof value !== 'string'),
  )
  if (typeof usable.s === 'string') usable.s = searchText(usable.s)
  for (let tries = 0; tries < 10; tries++) {
    const read = TrainingQuery.safeParse(usable)
    if (read.success) return selectionOf(read.data)
    for (const issue of read.error.issues) delete usable[String(issue.path[0])]
  }
  return { filter: {}, terms: {} }
}

/** Returns the terms of a key; `undefined` if it cannot be a vocabulary or its values cannot be terms. */
function termIds(name: string, value: unknown): number[] | undefined {
  const values = Array.isArray(value) ? value : [value]
  return isVocabulary(name) && values.every(isTermId) ? values.slice(0, 100).map(Number) : undefined
}

function isVocabulary(name: unknown): boolean {
  return typeof name === 'string' && /^[a-z][a-z0-9_]{0,39}$/.test(name)
}

function isTermId(value: unknown): boolean {
  return typeof value === 'string' && /^\d{1,9}$/.test(value)
}
