import type { Control } from 'react-hook-form'
import { changedFields } from '#client/forms/changedFields.ts'
import type { SavedValues, SaveRequest } from '#client/forms/settingsFormCalls.ts'
import type { ShopSettings, ShopSettingsChange } from '#shared/contract/shopSettings.ts'

/** The values of the form. */
export type ShopValues = Omit<ShopSettings, 'revision'>

/** The props of a group of its fields. */
export interface ShopGroupProps {
  control: Control<ShopValues, unknown, ShopValues>
}

/** Returns the values of the form for stored settings: each text in every one of these languages. */
export function shopValues(
  { revision, ...settings }: ShopSettings,
  langcodes: readonly string[],
): SavedValues<ShopValues> {
  const unwritten = Object.fromEntries(langcodes.map((langcode) => [langcode, '']))
  const { title, intro } = settings
  return {
    values: { ...settings, title: { ...unwritten, ...title }, intro: { ...unwritten, ...intro } },
    revision,
  }
}

/**
 * Returns the body of a save. The switch of the leaderboard is a setting of the site, which the revision of the shop
 * does not protect: it is sent only if the user changed it.
 */
export function shopChange({ changes, saved, values, revision }: SaveRequest<ShopValues>): ShopSettingsChange {
  const leaderboard = changedFields(saved.leaderboard, values.leaderboard)
  return { ...changes, ...(changes.leaderboard && { leaderboard }), ...(revision !== undefined && { revision }) }
}
