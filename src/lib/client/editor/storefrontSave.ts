import { atom, type ReadableAtom } from 'nanostores'
import type {
  ManagedStorefront,
  SavedStorefront,
  StorefrontChange,
  StorefrontConflict,
} from '#shared/contract/managedStorefront.ts'
import type { Problem } from '#shared/contract/common.ts'
import type { DraftSection } from '#shared/sections/draft.ts'
import { sentSection } from '#shared/sections/draftSections.ts'
import { isSameValue } from '#shared/sameValue.ts'
import { pathInSection } from '#shared/sections/pathInSection.ts'
import { ApiError } from '../api.ts'
import { createSavingDialog, type SaveTrouble, type SavingQuestion } from '../forms/savingDialog.ts'
import type { Side } from '../forms/theirChanges.ts'
import { type SettlingDialog, editedOf, settleConflict } from './settleConflict.ts'
import type { EditorStore, SaveBlock } from './storefrontEditor.ts'

export type SaveDialog = SavingQuestion<SettlingDialog>

export interface StorefrontSave {
  $phase: ReadableAtom<'ready' | 'saving' | 'leaving'>
  $dialog: ReadableAtom<SaveDialog | null>
  $trouble: ReadableAtom<SaveTrouble | null>
  /** The problems of the last refusal, with paths inside the sections that were sent. */
  $problems: ReadableAtom<readonly SectionProblem[]>
  /** Why the last attempt could not begin: after a dialog, Save may be blocked again. */
  $held: ReadableAtom<HeldSave | null>
  save(): Promise<void>
  signIn(name: string, password: string, code?: string): Promise<void>
  /** Ends a conflict with one side for each section, and saves again. */
  settle(sideOf: (id: number) => Side): Promise<void>
  /** Takes their version of everything in conflict; nothing of mine is lost (`isForBuffer`). */
  copyMine(): void
  /** Loads another version, for example a restored one. */
  take(storefront: ManagedStorefront): void
  askToLeave(href: string): void
  leave(): void
  closeDialog(): void
}

/** An attempt to save that could not begin. Each one is a new object. */
export interface HeldSave {
  by: Exclude<SaveBlock, 'unchanged'>
}

/** A problem of one section: the path is inside `data`. */
export interface SectionProblem extends Problem {
  /** null: of the whole storefront. */
  id: number | null
}

export interface SaveCalls {
  send(change: StorefrontChange): Promise<SavedStorefront>
  /** Reads what is saved now. */
  read(): Promise<ManagedStorefront>
  signIn(name: string, password: string, code?: string): Promise<unknown>
  saved(): void
  fail(error: unknown): void
  leave(href: string): void
}

/** Saves the storefront of an editor, and settles what two users changed. Nothing that was typed is lost. */
export function createStorefrontSave(editor: EditorStore, calls: SaveCalls): StorefrontSave {
  const $phase = atom<'ready' | 'saving' | 'leaving'>('ready')
  const $problems = atom<readonly SectionProblem[]>([])
  const $held = atom<HeldSave | null>(null)
  let refused: readonly DraftSection[] = []
  const conflict = settleConflict(editor)
  const dialog = createSavingDialog<SettlingDialog>(calls, { save, giveUp: () => $phase.set('leaving') })
  const { $dialog, $trouble, signIn, askToLeave, leave, closeDialog, fail } = dialog
  // The keys of new sections that were sent without an answer: the server may have created them.
  const unanswered = new Set<string>()

  async function save(): Promise<void> {
    if ($phase.get() === 'saving') return
    const by = editor.$saveBlockedBy.get()
    $held.set(by === 'buffer' || by === 'editing' ? { by } : null)
    if (by !== null) return
    $phase.set('saving')
    dialog.forgetTrouble()
    $problems.set([])
    const sections = editor.$sections.get()
    try {
      const answer = await calls.send(changeWith(sections))
      unanswered.clear()
      const from = editor.saved(answer, sections)
      closeDialog()
      calls.saved()
      if (from) dialog.askToSettle(conflict.ofAnswer(answer, from))
    } catch (error) {
      await handle(error, sections)
    } finally {
      $phase.set('ready')
    }
  }

  function changeWith(drafts: readonly DraftSection[]): StorefrontChange {
    const sections = drafts.map(sentSection)
    const sent = new Set(sections.map(({ key }) => key))
    const removed = [...unanswered].filter((key) => !sent.has(key))
    return { revision: editor.base().revision, sections, ...(removed.length > 0 && { removed }) }
  }

  async function handle(error: unknown, sent: readonly DraftSection[]): Promise<void> {
    if (!(error instanceof ApiError) || error.status >= 500) {
      for (const { key } of sent.map(sentSection)) if (key !== undefined) unanswered.add(key)
    }
    if (!(error instanceof ApiError)) return fail(error)
    if (error.status === 401) return dialog.askToSignIn()
    if (error.status === 409 && Array.isArray(error.details.sections)) return openConflict(error)
    if (error.status >= 500 || error.problems.length === 0) return fail(error)
    refused = sent
    $problems.set(error.problems.map((problem) => ofSection(problem, sent)))
    forgetMended(editor.$sections.get())
  }

  /** A refusal counts until its section changes. */
  function forgetMended(sections: readonly DraftSection[]) {
    const problems = $problems.get()
    const isUnchanged = ({ id }: SectionProblem) =>
      id === null ? isSameContent(refused, sections) : isSameContent(ofId(refused, id), ofId(sections, id))
    const remaining = problems.filter(isUnchanged)
    if (remaining.length < problems.length) $problems.set(remaining)
  }

  editor.$sections.listen((sections) => {
    // The page was to be left, and stayed.
    if ($phase.get() === 'leaving') $phase.set('ready')
    if ($problems.get().length > 0) forgetMended(sections)
  })

  async function openConflict({ details }: ApiError): Promise<void> {
    try {
      dialog.askToSettle(conflict.ofRefusal(await calls.read(), details as Partial<StorefrontConflict>))
    } catch (failure) {
      fail(failure)
    }
  }

  return {
    $phase,
    $dialog,
    $trouble,
    $problems,
    $held,
    save,
    signIn,
    askToLeave,
    leave,
    closeDialog,
    settle: async (sideOf) => {
      if (dialog.conflict()) {
        conflict.settle(sideOf)
        closeDialog()
      }
      await save()
    },
    copyMine: () => {
      if (!dialog.conflict()) return
      conflict.copyMine()
      closeDialog()
    },
    take: (storefront) => {
      $problems.set([])
      $held.set(null)
      editor.reset(editedOf(storefront))
    },
  }
}

function ofId(sections: readonly DraftSection[], id: number): readonly DraftSection[] {
  return sections.filter((section) => section.id === id)
}

/** Whether the sections are the same for the server: neither their places nor open forms count. */
function isSameContent(some: readonly DraftSection[], others: readonly DraftSection[]): boolean {
  const content = ({ state: _state, weight: _weight, ...sent }: DraftSection) => sent
  return isSameValue(some.map(content), others.map(content))
}

function ofSection(problem: Problem, sent: readonly DraftSection[]): SectionProblem {
  const inside = pathInSection(problem.path)
  return inside ? { ...problem, id: sent[inside.place]?.id ?? null, path: inside.path } : { ...problem, id: null }
}
