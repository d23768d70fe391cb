import { z } from 'zod'
import { msg } from '#shared/i18n/message.ts'
import { conflict, type Refusal } from '#shared/refusal.ts'
import type { Reader } from '../db/database.ts'
import type { SettingsName } from './saveSettings.ts'

/** The part of a stored document that names the user who saved it. */
const Saved = z.object({ by: z.int().nullable().default(null) })

/** The refusal of a save that is based on an old revision: it says who saved the document since, and when. */
export async function settingsConflict(reader: Reader, name: SettingsName): Promise<Refusal> {
  const { value, revision, changed } = await reader
    .selectFrom('settings')
    .select(['value', 'revision', 'changed'])
    .where('name', '=', name)
    .executeTakeFirstOrThrow()
  const { by } = Saved.parse(JSON.parse(value))
  const person = await reader
    .selectFrom('users')
    .select('full_name')
    .where('uid', '=', by ?? 0)
    .executeTakeFirst()
  const message = msg('Someone has changed this in the meantime. Reload it.')
  return conflict(message, 'revision', { revision, at: changed, ...(person && { by: person.full_name }) })
}
