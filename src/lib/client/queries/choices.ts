import { queryOptions } from '@tanstack/react-query'
import type { Term } from '#shared/contract/taxonomy.ts'
import { call } from '../api.ts'
import { allPages } from './allPages.ts'

/** One option of a select. */
export interface SelectChoice {
  value: string | number
  label: string
}

/** Countries by code, with names in the user's language. */
export function countriesQuery() {
  return queryOptions({
    queryKey: ['settings', 'countries'],
    queryFn: async ({ signal }) => {
      const { data } = await call('GET settings?type=countries', { whole: false, signal })
      return data.map(({ code, name }): SelectChoice => ({ value: code, label: name }))
    },
  })
}

/** The languages of the site by code. */
export function languagesQuery() {
  return queryOptions({
    queryKey: ['languages'],
    queryFn: async ({ signal }) => {
      const { data } = await call('GET languages', { whole: false, signal })
      return data.map(({ langcode, name }): SelectChoice => ({ value: langcode, label: name }))
    },
  })
}

/** Every organisation, over all pages of the call. */
export function organizationsQuery() {
  return queryOptions({
    queryKey: ['organizations'],
    queryFn: async ({ signal }) => {
      const organizations = await allPages('GET organizations', { signal })
      return organizations.map(({ id, name }): SelectChoice => ({ value: id, label: name }))
    },
  })
}

/** @param parent only the terms directly under this one; 0: the terms at the top */
export function termsQuery(vocabulary: string, parent?: number) {
  return queryOptions({
    queryKey: ['taxonomy_terms', vocabulary, parent ?? null],
    queryFn: async ({ signal }) => {
      const terms = await allPages('GET taxonomy_terms', { query: { machine_name: vocabulary, parent }, signal })
      return terms.map(({ tid, name }): SelectChoice => ({ value: tid, label: name }))
    },
  })
}

/** The terms of a vocabulary in the order of their tree, each with the names of those above it. */
export function termPathsQuery(vocabulary: string) {
  return queryOptions({
    queryKey: ['taxonomy_terms', 'paths', vocabulary],
    queryFn: async ({ signal }) => {
      const terms = await allPages('GET taxonomy_terms', { query: { machine_name: vocabulary }, signal })
      return inTree(terms)
    },
  })
}

function inTree(terms: readonly Term[]): SelectChoice[] {
  const children = Map.groupBy(terms, ({ parent }) => parent)
  const below = (parent: number, above: string): SelectChoice[] =>
    (children.get(parent) ?? []).flatMap(({ tid, name }) => [
      { value: tid, label: above + name },
      ...below(tid, `${above}${name} › `),
    ])
  return below(0, '')
}

/** The vocabularies by which trainings are filtered. */
export function vocabulariesQuery() {
  return queryOptions({
    queryKey: ['vocabularies'],
    queryFn: async ({ signal }) => {
      const { data } = await call('GET vocabularies', { whole: false, signal })
      return data.map(({ name, label }): SelectChoice => ({ value: name, label }))
    },
  })
}
