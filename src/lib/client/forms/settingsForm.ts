import { atom } from 'nanostores'
import { isSameValue } from '#shared/sameValue.ts'
import { ApiError } from '../api.ts'
import { type FieldError, toFieldErrors } from '../fieldErrors.ts'
import { changedFields } from './changedFields.ts'
import type { FormConflict } from './conflict.ts'
import type { FormDraft, SaveAttempt } from './formDraft.ts'
import type { FormFace, SavedValues, SettingsFormCalls } from './settingsFormCalls.ts'
import { createSavingDialog } from './savingDialog.ts'
import type { SavePhase, SettingsFormStore } from './settingsFormStore.ts'
import type { Side } from './theirChanges.ts'

/** Conflicts are rare: their code comes with the newest values. */
const loadConflict = () => import('./conflict.ts')

/** Creates the state of a form of the settings. */
export function createSettingsForm<Values extends object, Result extends SavedValues<Values>>(
  { loaded, draft, form }: { loaded: SavedValues<Values>; draft: FormDraft<Values>; form: FormFace<Values> },
  calls: SettingsFormCalls<Values, Result>,
): SettingsFormStore {
  const $phase = atom<SavePhase>('ready')
  const $changed = atom<readonly string[]>([])
  const $restored = atom(false)
  const $problems = atom<readonly string[]>([])
  const $refusals = atom(0)
  const dialog = createSavingDialog<FormConflict>(calls, { save, giveUp })
  const { $dialog, $trouble, signIn, askToLeave, leave, closeDialog, fail } = dialog
  let saved = loaded
  let theirs: SavedValues<Values> | undefined
  let attempt: SaveAttempt<Values> | undefined

  function compare() {
    const changed = Object.keys(changedFields(saved.values, form.read()))
    if (!isSameValue(changed, $changed.get())) $changed.set(changed)
  }

  function typed() {
    compare()
    if ($phase.get() === 'saved') $phase.set('ready')
    if ($changed.get().length > 0) draft.keep({ saved, typed: form.read(), attempt })
    else draft.drop()
  }

  async function save(): Promise<void> {
    if ($phase.get() === 'saving' || $phase.get() === 'leaving') return
    $problems.set([])
    dialog.forgetTrouble()
    $phase.set('saving')
    const values = structuredClone(form.read())
    if (!attempt || !isSameValue(attempt.values, values)) attempt = { key: calls.newKey(), values }
    // If the answer is lost, the user may reload the page and save again: the key must be the same.
    if (saved.revision === undefined) draft.keep({ saved, typed: values, attempt })
    const changes = changedFields(saved.values, values)
    try {
      const { revision, values: start } = saved
      accept(await calls.save({ changes, values, saved: start, revision, idempotencyKey: attempt.key }), values)
    } catch (error) {
      $phase.set('ready')
      await handle(error)
    }
  }

  function accept(result: Result, sent: Values) {
    const typedSince = changedFields(sent, form.read())
    saved = { values: result.values, revision: result.revision }
    attempt = undefined
    form.write({ ...result.values, ...typedSince })
    $restored.set(false)
    closeDialog()
    typed()
    $phase.set($changed.get().length === 0 ? 'saved' : 'ready')
    // A new thing must not be made again while its page opens.
    if (calls.saved && loaded.revision === undefined) $phase.set('leaving')
    calls.saved?.(result)
  }

  async function handle(error: unknown): Promise<void> {
    if (!(error instanceof ApiError)) return fail(error)
    if (error.status === 401) return dialog.askToSignIn()
    if (calls.reload && isConflict(error)) return openConflict(error, calls.reload)
    if (error.status >= 500 || error.problems.length === 0) return fail(error)
    const errors = toFieldErrors(error.problems)
    const isField = ({ name }: FieldError) => name !== 'root' && calls.hasField(name)
    refuse()
    form.showErrors(errors.filter(isField))
    $problems.set(errors.filter((problem) => !isField(problem)).map(({ message }) => message))
  }

  async function openConflict(error: ApiError, reload: () => Promise<SavedValues<Values>>): Promise<void> {
    let read: Awaited<ReturnType<typeof loadConflict>>
    try {
      const [module, newest] = await Promise.all([loadConflict(), reload()])
      read = module
      theirs = newest
    } catch (failure) {
      return fail(failure)
    }
    dialog.askToSettle(read.conflictOf(error, { base: saved.values, mine: form.read(), theirs: theirs.values }))
  }

  async function settle(sideOf: (name: string) => Side): Promise<void> {
    const conflict = dialog.conflict()
    if (!conflict || !theirs) return
    const { takeTheirs } = await loadConflict()
    const merged = takeTheirs(form.read(), conflict.changes, sideOf)
    saved = theirs
    form.write(merged)
    closeDialog()
    typed()
    if ($changed.get().length > 0) await save()
    else $phase.set('saved')
  }

  function giveUp() {
    draft.drop()
    $phase.set('leaving')
    $changed.set([])
  }

  function refuse() {
    $refusals.set($refusals.get() + 1)
  }

  return {
    $phase,
    $changed,
    $restored,
    $dialog,
    $trouble,
    $problems,
    $refusals,
    typed,
    refuse,
    save,
    settle,
    signIn,
    askToLeave,
    leave,
    closeDialog,
    start: () => {
      const kept = draft.recall()
      attempt = kept?.attempt
      if (!kept || isSameValue(kept.typed, loaded.values)) return attempt ? undefined : draft.drop()
      // The draft keeps its own start: if another user has saved since, the save finds the conflict.
      saved = kept.saved
      form.write(kept.typed)
      compare()
      $restored.set(true)
    },
    discard: () => {
      saved = loaded.revision !== undefined && loaded.revision > (saved.revision ?? 0) ? loaded : saved
      draft.drop()
      form.write(saved.values)
      form.showErrors([])
      $problems.set([])
      dialog.forgetTrouble()
      $restored.set(false)
      $phase.set('ready')
      compare()
    },
    restore: () => {
      if ($phase.get() === 'leaving') $phase.set('ready')
      typed()
    },
  }
}

/** Whether a refusal says that the values are not those that the form started from: another revision or stock. */
function isConflict({ status, problems, details }: ApiError): boolean {
  return (
    status === 409 && ('revision' in details || problems.some(({ code }) => code === 'revision' || code === 'stock'))
  )
}
