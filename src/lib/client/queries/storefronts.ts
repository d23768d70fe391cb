import { queryOptions } from '@tanstack/react-query'
import type { AudienceChoice } from '#shared/audience/audienceChoice.ts'
import type { ManagedStorefront, SavedStorefront, StorefrontChange } from '#shared/contract/managedStorefront.ts'
import type { StorefrontType } from '#shared/audience/storefrontTypes.ts'
import { call } from '../api.ts'

/** How often an editor says that it is still open: more than twice in `PRESENCE_SECONDS`. */
const SEEN_MS = 20_000

/** Says that this user edits the storefront; the answer is who else does. A failure changes nothing. */
export function presenceQuery(id: number) {
  return queryOptions({
    queryKey: ['storefront', id, 'presence'],
    refetchInterval: SEEN_MS,
    retry: false,
    meta: { logOnly: true },
    queryFn: async ({ signal }) =>
      (await call('POST storefront/manage/{id}/presence', { params: { id }, whole: false, signal })).data,
  })
}

/** The saved versions of a storefront, the newest first. */
export function versionsQuery(id: number) {
  return queryOptions({
    queryKey: ['storefront', id, 'versions'],
    staleTime: 0,
    queryFn: async ({ signal }) =>
      (await call('GET storefront/manage/{id}/versions', { params: { id }, whole: false, signal })).data,
  })
}

/** The sections of one version. */
export function versionQuery(id: number, version: number) {
  return queryOptions({
    queryKey: ['storefront', id, 'versions', version],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) =>
      (await call('GET storefront/manage/{id}/versions/{version}', { params: { id, version }, whole: false, signal }))
        .data,
  })
}

/** The storefront as it is saved now. */
export async function readStorefront(type: StorefrontType): Promise<ManagedStorefront> {
  return (await call('GET storefront/manage', { query: { type }, whole: false })).data
}

/** The storefront with the sections marked that an audience would not get. */
export async function readPreview(
  type: StorefrontType,
  choice: AudienceChoice,
  asOf: string | null,
): Promise<ManagedStorefront> {
  const criteria = Object.fromEntries(Object.entries(choice).map(([name, values]) => [name, values?.map(String)]))
  const query = { type, preview: '1' as const, ...criteria, ...(asOf !== null && { as_of: asOf }) }
  return (await call('GET storefront/manage', { query, whole: false })).data
}

/** The trainings that a section was given by hand, and who can see them. */
export function chosenTrainingsQuery(ids: readonly number[]) {
  return queryOptions({
    queryKey: ['storefront', 'trainings', ids],
    enabled: ids.length > 0,
    queryFn: async ({ signal }) =>
      (await call('GET storefront/manage/trainings', { query: { ids: [...ids] }, whole: false, signal })).data,
  })
}

/** Returns those of these links to places on this site that lead nowhere. */
export async function askBrokenLinks(links: string[]): Promise<readonly string[]> {
  return (await call('POST storefront/manage/links', { body: { links }, whole: false })).data
}

/** Saves the sections of a storefront. */
export async function sendStorefront(id: number, change: StorefrontChange): Promise<SavedStorefront> {
  return (await call('PATCH storefront/manage/{id}', { params: { id }, body: change, whole: false })).data
}

/** Saves the sections of an older version as a new one; 409 if the storefront was saved since `revision`. */
export async function sendRestore(id: number, version: number, revision: number): Promise<SavedStorefront> {
  const body = { revision }
  return (
    await call('POST storefront/manage/{id}/versions/{version}/restore', {
      params: { id, version },
      body,
      whole: false,
    })
  ).data
}
