import type { Control } from 'react-hook-form'
import type { SavedValues } from '#client/forms/settingsFormCalls.ts'
import type { AppearanceSettings } from '#shared/contract/appearance.ts'

/** The values of the form: the text of the logo in every language. */
export type AppearanceValues = Omit<AppearanceSettings, 'revision'>

/** The props of a group of its fields. */
export interface AppearanceGroupProps {
  control: Control<AppearanceValues, unknown, AppearanceValues>
}

/** Returns the values of the form for a stored appearance. */
export function appearanceValues(
  { revision, ...appearance }: AppearanceSettings,
  langcodes: readonly string[],
): SavedValues<AppearanceValues> {
  const unwritten = Object.fromEntries(langcodes.map((langcode) => [langcode, '']))
  return { values: { ...appearance, logo_alt: { ...unwritten, ...appearance.logo_alt } }, revision }
}
