import { atom, type ReadableAtom } from 'nanostores'
import { ApiError } from '../api.ts'
import { OtherAccount } from './signInAgain.ts'

/** The reason why nothing was saved: the server could not be reached, or it failed. */
export type SaveTrouble = 'connection' | 'failure'

export interface SignInQuestion {
  kind: 'sign-in'
  problem: string
  busy: boolean
  /** The name of another account that was entered: it must not save this work. */
  other?: string | undefined
}

/** A question of saving: log in again, settle a conflict, or leave. */
export type SavingQuestion<Conflict> = SignInQuestion | { kind: 'leave'; href: string } | Conflict

export interface SavingDialog<Conflict> {
  $dialog: ReadableAtom<SavingQuestion<Conflict> | null>
  /** Set from a failed save until the next attempt. */
  $trouble: ReadableAtom<SaveTrouble | null>
  /** A new attempt begins, or the changes are discarded. */
  forgetTrouble(): void
  /** The save was refused because the session has ended. */
  askToSignIn(): void
  /** Signs in, and saves again if it is the same account. */
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
  let other: string | undefined
  const ask = (problem = '', busy = false) =>
    $dialog.set({ kind: 'sign-in', problem, busy, ...(other !== undefined && { other }) })
  return {
    $dialog,
    $trouble,
    forgetTrouble: () => $trouble.set(null),
    askToSignIn: () => {
      other = undefined
      ask()
    },
    signIn: async (name, password, code) => {
      ask('', true)
      try {
        await calls.signIn(name, password, code)
      } catch (error) {
        if (error instanceof OtherAccount) {
          other = error.account
          return ask()
        }
        const problem = error instanceof ApiError ? (error.problems[0]?.message ?? '') : ''
        if (problem === '') calls.fail(error)
        return ask(problem)
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
