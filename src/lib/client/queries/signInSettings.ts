import type { SignInSettings, SignInSettingsChange } from '#shared/contract/signInSettings.ts'
import { call } from '../api.ts'

/** Reads the settings of signing in as they are stored. */
export async function readSignInSettings(): Promise<SignInSettings> {
  return (await call('GET settings/sign-in', { whole: false })).data
}

/** Changes the given settings of signing in; returns all of them. */
export async function sendSignInSettings(change: SignInSettingsChange): Promise<SignInSettings> {
  return (await call('POST settings/sign-in', { body: change, whole: false })).data
}
