import type { ReadableAtom } from 'nanostores'
import type { FormConflict } from './conflict.ts'
import type { SaveTrouble, SavingQuestion } from './savingDialog.ts'
import type { Side } from './theirChanges.ts'

export type SavePhase = 'ready' | 'saving' | 'saved' | 'leaving'

export interface SettingsFormStore {
  $phase: ReadableAtom<SavePhase>
  /** The top-level fields with unsaved changes. */
  $changed: ReadableAtom<readonly string[]>
  /** The values come from the draft of this browser. */
  $restored: ReadableAtom<boolean>
  $dialog: ReadableAtom<SavingQuestion<FormConflict> | null>
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
  signIn(name: string, password: string, code?: string): Promise<void>
  /** Ends a conflict with one side for each value, and saves again. */
  settle(sideOf: (name: string) => Side): Promise<void>
  askToLeave(href: string): void
  /** The page is shown again after the browser's Back. */
  restore(): void
  leave(): void
  closeDialog(): void
}
