import { msg } from '#shared/i18n/message.ts'
import { conflict } from '#shared/refusal.ts'
import { shownNames, type StoredNames } from '#shared/taxonomy/shownNames.ts'

/**
 * Refuses a change that is based on something else than what is stored. Values that the caller does not show are not
 * compared, and of the translations only those that it shows.
 * @throws Refusal 409 `revision`
 */
export function requireShown(stored: StoredNames, shown: Partial<StoredNames>): void {
  const languages = Object.keys(shown.translations ?? {})
  if (shownNames({ ...stored, ...shown }, languages) === shownNames(stored, languages)) return
  throw conflict(msg('Someone has changed this in the meantime. Reload it.'), 'revision')
}
