import { trainingFormAddress } from '#shared/catalogue/managedTrainingPlace.ts'
import type { Reader } from '../db/database.ts'

/** The form of a training for users who manage trainings; undefined for others, and if there is no such training. */
export async function managedTrainingForm(
  reader: Reader,
  id: number,
  flags: Readonly<Record<'site_settings' | 'storefront_page', boolean>>,
): Promise<string | undefined> {
  if (!flags.site_settings || !flags.storefront_page) return undefined
  const row = await reader.selectFrom('trainings').select('id').where('id', '=', id).executeTakeFirst()
  return row && trainingFormAddress(row.id)
}
