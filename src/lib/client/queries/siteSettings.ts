import type { SiteSettings, SiteSettingsChange } from '#shared/contract/siteSettings.ts'
import { call } from '../api.ts'

/** Reads the general settings and the footer as they are stored. */
export async function readSiteSettings(): Promise<SiteSettings> {
  return (await call('GET settings/general', { whole: false })).data
}

/** Changes the given general settings; returns all of them. */
export async function sendSiteSettings(change: SiteSettingsChange): Promise<SiteSettings> {
  return (await call('POST settings/general', { body: change, whole: false })).data
}
