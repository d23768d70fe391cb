import { atom, type ReadableAtom } from 'nanostores'
import type {
  ManagedStorefront,
  SavedStorefront,
  StorefrontChange,
  StorefrontEditorUser,
} from '#shared/contract/managedStorefront.ts'
import type { Problem } from '#shared/contract/common.ts'
import type { DraftSection } from '#shared/sections/draft.ts'
import { draftOf, sentSection } from '#shared/sections/draftSections.ts'
import { pathInSection } from '#shared/sections/sectionProblems.ts'
import { mergeSections } from '#shared/sections/mergeSections.ts'
import { ApiError } from '../api.ts'
import type { SaveTrouble } from '../forms/settingsFormStore.ts'
import type { EditorStore } from './storefrontEditor.ts'

/** One section that two users changed; null: this side removed it. */
export interface ClashingSection {
  id: number
  mine: DraftSection | null
  theirs: DraftSection | null
  base: DraftSection | null
}

export type SaveDialog =
  | { kind: 'sign-in'; problem: string; busy: boolean }
  | { kind: 'leave'; href: string }
  | {
      kind: 'conflict'
      by: StorefrontEditorUser | null
      at: string
      clashes: readonly ClashingSection[]
      /** The sections that only one side changed. */
      merged: readonly { section: DraftSection; side: 'mine' | 'theirs' }[]
    }

export interface StorefrontSave {
  $phase: ReadableAtom<'ready' | 'saving' | 'leaving'>
  $dialog: ReadableAtom<SaveDialog | null>
  $trouble: ReadableAtom<SaveTrouble | null>
  /** The problems of the last refusal, with paths inside the sections that were sent. */
  $problems: ReadableAtom<readonly SectionProblem[]>
  save(): Promise<void>
  signIn(name: string, password: string): Promise<void>
  /** Ends a conflict with one side for each section, and saves again. */
  settle(sideOf: (id: number) => 'mine' | 'theirs'): Promise<void>
  /** Takes their version of everything that clashes; mine of the first goes into the buffer. */
  copyMine(): void
  /** Loads another version, for example a restored one. */
  take(storefront: ManagedStorefront): void
  askToLeave(href: string): void
  leave(): void
  closeDialog(): void
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
  signIn(name: string, password: string): Promise<unknown>
  saved(): void
  fail(error: unknown): void
  leave(href: string): void
}

/** Saves the storefront of an editor, and settles what two users changed. Nothing that was typed is lost. */
export function createStorefrontSave(editor: EditorStore, calls: SaveCalls): StorefrontSave {
  const $phase = atom<'ready' | 'saving' | 'leaving'>('ready')
  const $dialog = atom<SaveDialog | null>(null)
  const $trouble = atom<SaveTrouble | null>(null)
  const $problems = atom<readonly SectionProblem[]>([])
  let theirs: ManagedStorefront | undefined

  async function save(): Promise<void> {
    if ($phase.get() !== 'ready' || editor.$saveBlockedBy.get() !== null) return
    $phase.set('saving')
    $trouble.set(null)
    $problems.set([])
    const sections = editor.$sections.get()
    try {
      const answer = await calls.send({ revision: editor.base().revision, sections: sections.map(sentSection) })
      editor.saved(answer, sections)
      $dialog.set(null)
      calls.saved()
    } catch (error) {
      await handle(error, sections)
    } finally {
      $phase.set('ready')
    }
  }

  async function handle(error: unknown, sent: readonly DraftSection[]): Promise<void> {
    if (!(error instanceof ApiError)) return fail(error)
    if (error.status === 401) return $dialog.set({ kind: 'sign-in', problem: '', busy: false })
    if (error.status === 409 && Array.isArray(error.details.sections)) return openConflict(error)
    if (error.status >= 500 || error.problems.length === 0) return fail(error)
    $problems.set(error.problems.map((problem) => ofSection(problem, sent)))
  }

  async function openConflict(error: ApiError): Promise<void> {
    try {
      theirs = await calls.read()
    } catch (failure) {
      return fail(failure)
    }
    const sides = { base: editor.base().sections, mine: editor.$sections.get(), theirs: theirs.sections.map(draftOf) }
    const { conflicts } = mergeSections(sides)
    // Their save and mine go together by themselves after all: the version that was refused is no longer the newest.
    const find = (list: readonly DraftSection[], id: number) => list.find((section) => section.id === id) ?? null
    const clashes = conflicts.map((id) => ({
      ...{ id, mine: find(sides.mine, id), theirs: find(sides.theirs, id), base: find(sides.base, id) },
    }))
    const { by = null, at = '' } = error.details as { by?: StorefrontEditorUser | null; at?: string }
    $dialog.set({ kind: 'conflict', by, at, clashes, merged: oneSided(sides, conflicts) })
  }

  /** Continues from their version, with the changes of mine that are kept. */
  function rebase(sideOf: (id: number) => 'mine' | 'theirs') {
    const dialog = $dialog.get()
    if (dialog?.kind !== 'conflict' || !theirs) return
    const taken = new Map(
      dialog.clashes.filter(({ id }) => sideOf(id) === 'theirs').map((clash) => [clash.id, clash.theirs]),
    )
    const newest = theirs.sections.map(draftOf)
    const mine = editor.$sections.get().flatMap((section) => {
      const other = taken.get(section.id)
      return other === undefined ? section : (other ?? [])
    })
    const returned = newest.filter(({ id }) => taken.has(id) && !mine.some((section) => section.id === id))
    const merged = mergeSections({
      base: editor.base().sections,
      mine: [...mine, ...returned],
      theirs: newest,
      keep: 'mine',
    })
    editor.restore(merged.sections, { ...theirs, sections: newest })
    $dialog.set(null)
  }

  function fail(error: unknown) {
    $trouble.set(error instanceof TypeError ? 'connection' : 'failure')
    calls.fail(error)
  }

  return {
    ...{ $phase, $dialog, $trouble, $problems, save },
    signIn: async (name, password) => {
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
    },
    settle: async (sideOf) => {
      rebase(sideOf)
      await save()
    },
    copyMine: () => {
      const dialog = $dialog.get()
      const mine = dialog?.kind === 'conflict' ? dialog.clashes.find((clash) => clash.mine)?.mine : null
      rebase(() => 'theirs')
      if (mine) editor.setBuffer({ ...mine, state: 'view' })
    },
    take: (storefront) => editor.reset({ ...storefront, sections: storefront.sections.map(draftOf) }),
    askToLeave: (href) => $dialog.set({ kind: 'leave', href }),
    leave: () => {
      const dialog = $dialog.get()
      if (dialog?.kind !== 'leave') return
      $phase.set('leaving')
      calls.leave(dialog.href)
    },
    closeDialog: () => $dialog.set(null),
  }
}

function ofSection(problem: Problem, sent: readonly DraftSection[]): SectionProblem {
  const inside = pathInSection(problem.path)
  return inside ? { ...problem, id: sent[inside.place]?.id ?? null, path: inside.path } : { ...problem, id: null }
}

interface Sides {
  base: readonly DraftSection[]
  mine: readonly DraftSection[]
  theirs: readonly DraftSection[]
}

function oneSided({ base, mine, theirs }: Sides, conflicts: readonly number[]) {
  const changedIn = (list: readonly DraftSection[], side: 'mine' | 'theirs') =>
    list
      .filter(({ id }) => !conflicts.includes(id))
      .filter((section) => {
        const before = base.find(({ id }) => id === section.id)
        return (
          !before || JSON.stringify(before.data) !== JSON.stringify(section.data) || before.hidden !== section.hidden
        )
      })
      .map((section) => ({ section, side }))
  return [...changedIn(theirs, 'theirs'), ...changedIn(mine, 'mine')]
}
