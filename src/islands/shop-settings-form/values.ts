import type { Control } from 'react-hook-form'
import type { SavedValues } from '#client/forms/settingsForm.ts'
import type { ShopSettings } from '#shared/contract/shopSettings.ts'

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
