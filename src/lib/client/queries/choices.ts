import { queryOptions } from '@tanstack/react-query'
import type { Country, ListedLanguage } from '#shared/contract/site.ts'
import type { Organization, Term } from '#shared/contract/taxonomy.ts'
import { call } from '../api.ts'
import { allPages } from './allPages.ts'

// The answers' types are stated here: a test of the contract holds every endpoint to its schema, so a browser need
// not carry the schemas.

/** What a select offers. */
export interface Choice {
  value: string | number
  label: string
}

export function countriesQuery() {
  return queryOptions({
    queryKey: ['settings', 'countries'],
    queryFn: async ({ signal }) => {
      const { data } = await call('settings', { query: { type: 'countries' }, whole: false, signal })
      return (data as Country[]).map(({ code, name }): Choice => ({ value: code, label: name }))
    },
  })
}

export function languagesQuery() {
  return queryOptions({
    queryKey: ['languages'],
    queryFn: async ({ signal }) => {
      const { data } = await call('languages', { whole: false, signal })
      return (data as ListedLanguage[]).map(({ langcode, name }): Choice => ({ value: langcode, label: name }))
    },
  })
}

export function organizationsQuery() {
  return queryOptions({
    queryKey: ['organizations'],
    queryFn: async ({ signal }) => {
      const organizations = (await allPages('organizations', { signal })) as Organization[]
      return organizations.map(({ id, name }): Choice => ({ value: id, label: name }))
    },
  })
}

/** @param parent only the terms directly under this one; 0: those at the top */
export function termsQuery(vocabulary: string, parent?: number) {
  return queryOptions({
    queryKey: ['taxonomy_terms', vocabulary, parent ?? null],
    queryFn: async ({ signal }) => {
      const terms = (await allPages('taxonomy_terms', {
        query: { machine_name: vocabulary, parent },
        signal,
      })) as Term[]
      return terms.map(({ tid, name }): Choice => ({ value: tid, label: name }))
    },
  })
}
