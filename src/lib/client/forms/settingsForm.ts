import { atom, type ReadableAtom } from 'nanostores'
import { ApiError } from '../api.ts'
import { type FieldError, toFieldErrors } from '../fieldErrors.ts'
import { changedFields } from './changedFields.ts'
import { type FormConflict, conflictOf, isConflict } from './conflict.ts'
import type { FormDraft, SaveAttempt } from './formDraft.ts'
import { isSameValue } from '#shared/sameValue.ts'
import { type Side, takeTheirs } from './theirChanges.ts'

/** Values that the server has saved, with the revision that the next save is based on. */
export interface SavedValues<Values> {
  values: Values
  revision?: number | undefined
}

export interface SaveRequest<Values> {
  /** The fields that differ from the saved values. */
  changes: Partial<Values>
  values: Values
  /** The saved values, from which the user started. */
  saved: Values
  revision: number | undefined
  /** The same for a repeated attempt with the same values. */
  idempotencyKey: string
}

export type SavePhase = 'ready' | 'saving' | 'saved' | 'leaving'

/** The reason why nothing was saved: the server could not be reached, or it failed. */
export type SaveTrouble = 'connection' | 'failure'

export type FormDialog =
  { kind: 'sign-in'; problem: string; busy: boolean } | FormConflict | { kind: 'leave'; href: string }

/** The parts of the form library that the store uses. */
export interface FormFace<Values> {
  read(): Values
  write(values: Values): void
  showErrors(errors: readonly FieldError[]): void
}

export interface SettingsFormCalls<Values, Result extends SavedValues<Values>> {
  save(request: SaveRequest<Values>): Promise<Result>
  /** Reads what is saved now, after a conflict. */
  reload?: (() => Promise<SavedValues<Values>>) | undefined
  signIn(name: string, password: string): Promise<unknown>
  /** Called after a save, for example to open another page. */
  saved?: ((result: Result) => void) | undefined
  /** Shows a failure that has no problems to list. */
  fail(error: unknown): void
  leave(href: string): void
  newKey(): string
  /** Whether the form has a field with this path. */
  hasField(name: string): boolean
}

export interface SettingsFormStore {
  $phase: ReadableAtom<SavePhase>
  /** The top-level fields with unsaved changes. */
  $changed: ReadableAtom<readonly string[]>
  /** The values come from the draft of this browser. */
  $restored: ReadableAtom<boolean>
  $dialog: ReadableAtom<FormDialog | null>
  /** Set from a failed save until the next attempt. */
  $trouble: ReadableAtom<SaveTrouble | null>
  /** Problems that belong to no field. */
  $problems: ReadableAtom<readonly string[]>
  /** Counts the refused attempts: the summary of the errors takes the focus after each one. */
  $refusals: ReadableAtom<number>
  /** Restores the draft, if there is one. */
  start(): void
  /** The user has changed a value. */
  typed(): void
  /** The values were refused before they were sent. */
  refuse(): void
  save(): Promise<void>
  discard(): void
  signIn(name: string, password: string): Promise<void>
  /** Ends a conflict with one side for each value, and saves again. */
  settle(sideOf: (name: string) => Side): Promise<void>
  askToLeave(href: string): void
  /** The page is shown again after the browser's Back. */
  restore(): void
  leave(): void
  closeDialog(): void
}

/** Creates the state of a form of the settings. */
export function createSettingsForm<Values extends object, Result extends SavedValues<Values>>(
  { loaded, draft, form }: { loaded: SavedValues<Values>; draft: FormDraft<Values>; form: FormFace<Values> },
  calls: SettingsFormCalls<Values, Result>,
): SettingsFormStore {
  const $phase = atom<SavePhase>('ready')
  const $changed = atom<readonly string[]>([])
  const $restored = atom(false)
  const $dialog = atom<FormDialog | null>(null)
  const $trouble = atom<SaveTrouble | null>(null)
  const $problems = atom<readonly string[]>([])
  const $refusals = atom(0)
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
    $trouble.set(null)
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
    $dialog.set(null)
    typed()
    $phase.set($changed.get().length === 0 ? 'saved' : 'ready')
    // A new thing must not be made again while its page opens.
    if (calls.saved && loaded.revision === undefined) $phase.set('leaving')
    calls.saved?.(result)
  }

  async function handle(error: unknown): Promise<void> {
    if (!(error instanceof ApiError)) return fail(error)
    if (error.status === 401) return $dialog.set({ kind: 'sign-in', problem: '', busy: false })
    if (calls.reload && isConflict(error)) return openConflict(error, calls.reload)
    if (error.status >= 500 || error.problems.length === 0) return fail(error)
    const errors = toFieldErrors(error.problems)
    const isField = ({ name }: FieldError) => name !== 'root' && calls.hasField(name)
    refuse()
    form.showErrors(errors.filter(isField))
    $problems.set(errors.filter((problem) => !isField(problem)).map(({ message }) => message))
  }

  async function openConflict(error: ApiError, reload: () => Promise<SavedValues<Values>>): Promise<void> {
    try {
      theirs = await reload()
    } catch (failure) {
      return fail(failure)
    }
    $dialog.set(conflictOf(error, { base: saved.values, mine: form.read(), theirs: theirs.values }))
  }

  async function settle(sideOf: (name: string) => Side): Promise<void> {
    const dialog = $dialog.get()
    if (dialog?.kind !== 'conflict' || !theirs) return
    const merged = takeTheirs(form.read(), dialog.changes, sideOf)
    saved = theirs
    form.write(merged)
    $dialog.set(null)
    typed()
    if ($changed.get().length > 0) await save()
    else $phase.set('saved')
  }

  async function signIn(name: string, password: string): Promise<void> {
    $dialog.set({ kind: 'sign-in', problem: '', busy: true })
    try {
      await calls.signIn(name, password)
    } catch (error) {
      const problem = error instanceof ApiError ? (error.problems[0]?.message ?? '') : ''
      if (problem === '') calls.fail(error)
      return $dialog.set({ kind: 'sign-in', problem, busy: false })
    }
    $dialog.set(null)
    await save()
  }

  function fail(error: unknown) {
    $trouble.set(error instanceof TypeError ? 'connection' : 'failure')
    calls.fail(error)
  }

  function refuse() {
    $refusals.set($refusals.get() + 1)
  }

  return {
    ...{ $phase, $changed, $restored, $dialog, $trouble, $problems, $refusals },
    ...{ typed, refuse, save, settle, signIn },
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
      $trouble.set(null)
      $restored.set(false)
      $phase.set('ready')
      compare()
    },
    restore: () => {
      if ($phase.get() === 'leaving') $phase.set('ready')
      typed()
    },
    askToLeave: (href) => $dialog.set({ kind: 'leave', href }),
    leave: () => {
      const dialog = $dialog.get()
      if (dialog?.kind !== 'leave') return
      draft.drop()
      $phase.set('leaving')
      $changed.set([])
      calls.leave(dialog.href)
    },
    closeDialog: () => $dialog.set(null),
  }
}
