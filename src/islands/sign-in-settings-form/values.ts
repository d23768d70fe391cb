import type { Control } from 'react-hook-form'
import type { SavedValues } from '#client/forms/settingsFormCalls.ts'
import type { SignInSettings, SignInSettingsChange } from '#shared/contract/signInSettings.ts'

/** The values of the form. An empty secret leaves the stored one as it is. */
export interface SignInValues extends Omit<SignInSettings, 'revision' | 'has_secret' | 'callback'> {
  client_secret: string
}

/** The props of a group of its fields. */
export interface SignInGroupProps {
  control: Control<SignInValues, unknown, SignInValues>
}

/** Returns the values of the form for stored settings. */
export function signInValues(
  { revision, has_secret: _, callback: __, ...settings }: SignInSettings,
  langcodes: readonly string[],
): SavedValues<SignInValues> {
  const unwritten = Object.fromEntries(langcodes.map((langcode) => [langcode, '']))
  const values = { ...settings, button_label: { ...unwritten, ...settings.button_label }, client_secret: '' }
  return { values, revision }
}

/** Returns the change to send for values of the form. */
export function signInChange({ client_secret = '', ...values }: Partial<SignInValues>): SignInSettingsChange {
  return client_secret === '' ? values : { ...values, client_secret }
}
