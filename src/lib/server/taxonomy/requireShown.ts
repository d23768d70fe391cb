import { msg } from '#shared/i18n/message.ts'
import { conflict } from '#shared/refusal.ts'
import { shownNames, type StoredNames } from '#shared/taxonomy/shownNames.ts'

/**
 * Refuses a change that is based on something else than what is stored. Values that the caller does not show are not
 * compared. A change of the translations replaces all of them, so a language that it does not show must have none.
 * @throws Refusal 409 `revision`
 */
export function requireShown(
  stored: StoredNames,
  shown: Partial<StoredNames>,
  { translations }: { translations?: StoredNames['translations'] | undefined },
): void {
  const replaced = shown.translations && translations ? stored.translations : {}
  const languages = Object.keys({ ...replaced, ...shown.translations })
  if (shownNames({ ...stored, ...shown }, languages) === shownNames(stored, languages)) return
  throw conflict(msg('Someone has changed this in the meantime. Reload it.'), 'revision')
}
