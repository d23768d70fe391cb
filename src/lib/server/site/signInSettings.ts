import type { SignInSettings, SignInSettingsChange, StoredSignIn } from '#shared/contract/signInSettings.ts'
import { toInstant } from '#shared/instant.ts'
import { msg } from '#shared/i18n/message.ts'
import { invalid, type Refused } from '#shared/refusal.ts'
import { bracketPath } from '#shared/contract/problems.ts'
import { noteChange } from '../audit/noteChange.ts'
import type { Database, Reader } from '../db/database.ts'
import { lockSettings } from './lockSettings.ts'
import { saveSettings } from './saveSettings.ts'
import { settingsConflict } from './settingsConflict.ts'
import { readSignIn } from './site.ts'

/** The stored settings of signing in, with the secret of the client, and their revision (0: never saved). */
export async function storedSignIn(reader: Reader): Promise<{ settings: StoredSignIn; revision: number }> {
  const row = await reader
    .selectFrom('settings')
    .select(['value', 'revision'])
    .where('name', '=', 'sign_in')
    .executeTakeFirst()
  return { settings: readSignIn(row?.value), revision: row?.revision ?? 0 }
}

/** The settings of signing in as administrators see them: never with the secret. */
export async function signInSettings(reader: Reader, callback: string): Promise<SignInSettings> {
  const { settings, revision } = await storedSignIn(reader)
  const { client_secret, ...shown } = settings
  return { revision, ...shown, has_secret: client_secret !== '', callback }
}

interface Saving {
  change: SignInSettingsChange
  callback: string
  /** The user who saves, and whether a second factor has proved them. */
  by: number
  proved: boolean
  /** The schemes and hosts that the deployment allows without TLS. */
  internal: readonly string[]
  now: Date
}

/**
 * Changes the given settings of signing in and returns all of them.
 * @throws Refusal 409 if the settings have been saved since the given revision, 400 for settings that do not fit together
 */
export function saveSignInSettings(db: Database, saving: Saving): Promise<SignInSettings> {
  const { change, callback, by, now } = saving
  return db.transact(async (tx) => {
    const { revision, ...fields } = change
    const at = toInstant(now)
    const current = await lockSettings(tx, 'sign_in', at)
    if (revision !== undefined && revision !== current) throw await settingsConflict(tx, 'sign_in')
    const { settings: before } = await storedSignIn(tx)
    // The secret of one provider is never sent to another.
    const moved = fields.issuer !== undefined && fields.issuer !== before.issuer
    const kept = moved ? { ...before, client_secret: '' } : before
    const after = { ...kept, ...fields, button_label: written(fields.button_label ?? before.button_label) }
    const problems = [
      ...unready(after),
      ...insecure(after, saving.internal),
      ...lockedOutBySaving(before, after, saving.proved),
      ...(await unknownOrganizations(tx, after)),
    ]
    if (problems.length > 0) throw invalid(problems)
    await saveSettings(tx, 'sign_in', { ...after, by }, at)
    const subject = { type: 'sign_in', id: 'settings', label: '' } as const
    await noteChange(tx, { actor: by, action: 'changed', subject, before, after }, now)
    return signInSettings(tx, callback)
  })
}

function unready({ sso_enabled, issuer, client_id }: StoredSignIn): Refused[] {
  if (!sso_enabled) return []
  const needed = { issuer, client_id }
  return Object.entries(needed)
    .filter(([, value]) => value === '')
    .map(([path]) => ({ message: msg('This field is required.'), path, code: 'required' }))
}

function insecure({ issuer }: StoredSignIn, internal: readonly string[]): Refused[] {
  if (issuer === '' || issuer.startsWith('https:') || internal.includes(new URL(issuer).origin)) return []
  const message = msg('Use an https address. Others need a line in the configuration of the server.')
  return [{ message, path: 'issuer', code: 'insecure' }]
}

/** An administrator without a second factor would not come back to this page. */
function lockedOutBySaving(before: StoredSignIn, after: StoredSignIn, proved: boolean): Refused[] {
  if (proved || before.second_factor_required || !after.second_factor_required) return []
  const message = msg('First turn on your own second factor, under Profile → Security, and log in with it.')
  return [{ message, path: 'second_factor_required', code: 'own_second_factor' }]
}

async function unknownOrganizations(reader: Reader, { organization_map }: StoredSignIn): Promise<Refused[]> {
  if (organization_map.length === 0) return []
  const ids = organization_map.map(({ organization }) => organization)
  const rows = await reader.selectFrom('organizations').select('id').where('id', 'in', ids).execute()
  const known = new Set(rows.map(({ id }) => id))
  return ids.flatMap((id, index) =>
    known.has(id)
      ? []
      : [
          {
            message: msg('This is not one of the choices.'),
            path: bracketPath(['organization_map', index, 'organization']),
            code: 'choice',
          },
        ],
  )
}

/** A text without the languages in which it is empty. */
function written(text: StoredSignIn['button_label']): StoredSignIn['button_label'] {
  return Object.fromEntries(Object.entries(text).filter(([, words]) => words !== ''))
}
