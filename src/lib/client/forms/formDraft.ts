import { tryStorage } from '../stores/draft.ts'
import { draftKey } from '#shared/browserKeys.ts'
import { isPlainObject } from '#shared/sameValue.ts'

/** The values of a form: those that it started from, with their revision, and those that the user has typed. */
export interface DraftValues<Values> {
  saved: { values: Values; revision?: number | undefined }
  typed: Values
  /** The last attempt to save them, if its answer has not come. */
  attempt?: SaveAttempt<Values> | undefined
}

/** An attempt to save: another one with the same values has the same key. */
export interface SaveAttempt<Values> {
  key: string
  values: Values
}

/** The unsaved values of a form, kept in this browser tab: they survive a reload and an expired session. */
export interface FormDraft<Values> {
  keep(draft: DraftValues<Values>): void
  recall(): DraftValues<Values> | null
  drop(): void
}

/**
 * Creates the draft of a form. A draft with other fields than the form, from another version of the site, is ignored.
 * @param owned the name of the form, and the uid at its end, so that no other user finds the draft
 * @param storage a function, because the server has no storage and a browser may block it
 */
export function createFormDraft<Values extends object>(
  owned: string,
  fields: readonly string[],
  storage: () => Storage = () => sessionStorage,
): FormDraft<Values> {
  const key = draftKey(owned)
  const isDraft = (kept: unknown): kept is DraftValues<Values> =>
    isPlainObject(kept) && isPlainObject(kept.saved) && hasFields(kept.saved.values) && hasFields(kept.typed)
  // JSON leaves out members that are undefined.
  const hasFields = (values: unknown) =>
    isPlainObject(values) && Object.keys(values).every((name) => fields.includes(name))
  return {
    keep: (draft) => tryStorage(() => storage().setItem(key, JSON.stringify(draft))),
    recall: () =>
      tryStorage(() => {
        const kept: unknown = JSON.parse(storage().getItem(key) ?? 'null')
        return isDraft(kept) ? kept : null
      }) ?? null,
    drop: () => tryStorage(() => storage().removeItem(key)),
  }
}
