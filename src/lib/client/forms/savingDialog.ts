import { atom, type ReadableAtom } from 'nanostores'
import { ApiError } from '../api.ts'

/** The reason why nothing was saved: the server could not be reached, or it failed. */
export type SaveTrouble = 'connection' | 'failure'

/** A question of saving: log in again, settle a conflict, or leave. */
export type SavingQuestion<Conflict> =
  { kind: 'sign-in'; problem: string; busy: boolean } | { kind: 'leave'; href: string } | Conflict

export interface SavingDialog<Conflict> {
  $dialog: ReadableAtom<SavingQuestion<Conflict> | null>
  /** Set from a failed save until the next attempt. */
  $trouble: ReadableAtom<SaveTrouble | null>
  /** A new attempt begins, or the changes are discarded. */
  forgetTrouble(): void
  /** The save was refused because the session has ended. */
  askToSignIn(): void
  /** Signs in, and saves again. */
  signIn(name: string, password: string, code?: string): Promise<void>
  askToSettle(conflict: Conflict): void
  /** The conflict that is open, or null. */
  conflict(): Conflict | null
  askToLeave(href: string): void
  leave(): void
  closeDialog(): void
  /** Nothing was saved, and there are no problems to list. */
  fail(error: unknown): void
}

interface SavingCalls {
  signIn(name: string, password: string, code?: string): Promise<unknown>
  fail(error: unknown): void
  leave(href: string): void
}

interface SavingVerbs {
  save(): Promise<void>
  /** Called before the page is left. */
  giveUp(): void
}

/** Creates the dialog of a form, or of an editor, that saves. */
export function createSavingDialog<Conflict extends { kind: 'conflict' }>(
  calls: SavingCalls,
  { save, giveUp }: SavingVerbs,
): SavingDialog<Conflict> {
  const $dialog = atom<SavingQuestion<Conflict> | null>(null)
  const $trouble = atom<SaveTrouble | null>(null)
  return {
    ...{ $dialog, $trouble },
    forgetTrouble: () => $trouble.set(null),
    askToSignIn: () => $dialog.set({ kind: 'sign-in', problem: '', busy: false }),
    signIn: async (name, password, code) => {
      $dialog.set({ kind: 'sign-in', problem: '', busy: true })
      try {
        await calls.signIn(name, password, code)
      } catch (error) {
        const problem = error instanceof ApiError ? (error.problems[0]?.message ?? '') : ''
        if (problem === '') calls.fail(error)
        return $dialog.set({ kind: 'sign-in', problem, busy: false })
      }
      $dialog.set(null)
      await save()
    },
    askToSettle: (conflict) => $dialog.set(conflict),
    conflict: () => {
      const dialog = $dialog.get()
      return dialog?.kind === 'conflict' ? dialog : null
    },
    askToLeave: (href) => $dialog.set({ kind: 'leave', href }),
    leave: () => {
      const dialog = $dialog.get()
      if (dialog?.kind !== 'leave') return
      giveUp()
      calls.leave(dialog.href)
    },
    closeDialog: () => $dialog.set(null),
    fail: (error) => {
      $trouble.set(error instanceof TypeError ? 'connection' : 'failure')
      calls.fail(error)
    },
  }
}
