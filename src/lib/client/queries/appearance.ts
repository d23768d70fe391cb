import { queryOptions } from '@tanstack/react-query'
import type {
  AppearanceChange,
  AppearanceSettings,
  FontFile,
  OrganizationBrand,
  OrganizationBrandChange,
} from '#shared/contract/appearance.ts'
import { call } from '../api.ts'

/** Reads the published appearance. */
export async function readAppearance(): Promise<AppearanceSettings> {
  return (await call('GET settings/appearance', { whole: false })).data
}

/** Publishes the given parts of the appearance; returns all of it. */
export async function sendAppearance(change: AppearanceChange): Promise<AppearanceSettings> {
  return (await call('POST settings/appearance', { body: change, whole: false })).data
}

/** Shows the published appearance with a change to this session only. */
export async function sendAppearanceDraft(change: AppearanceChange): Promise<void> {
  await call('POST settings/appearance/draft', { body: change, whole: false })
}

/** Shows the published appearance to this session again. */
export async function stopAppearanceDraft(): Promise<void> {
  await call('DELETE settings/appearance/draft', { whole: false })
}

/** Reads the brand of an organisation. */
export async function readOrganizationBrand(id: number): Promise<OrganizationBrand> {
  return (await call('GET organizations/{id}/brand', { params: { id }, whole: false })).data
}

/** Changes the given parts of the brand of an organisation; returns all of it. */
export async function sendOrganizationBrand(id: number, change: OrganizationBrandChange): Promise<OrganizationBrand> {
  return (await call('POST organizations/{id}/brand', { params: { id }, body: change, whole: false })).data
}

/** Reads what an uploaded font says about itself. */
export async function readFontFile(file: string): Promise<FontFile> {
  return (
    await call('GET settings/appearance/fonts/{name}', {
      params: { name: file.slice(file.lastIndexOf('/') + 1) },
      whole: false,
    })
  ).data
}

/** The same as a query; the name of a file says its content, so it is read once. */
export function fontFileQuery(file: string) {
  return queryOptions({ queryKey: ['font', file], staleTime: Infinity, queryFn: () => readFontFile(file) })
}
