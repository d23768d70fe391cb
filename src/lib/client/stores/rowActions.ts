import { atom, type ReadableAtom } from 'nanostores'
import type { CallName, Calls } from '#shared/contract/calls.ts'
import { ApiError } from '../api.ts'

/** The calls that change one thing by its id. */
export type RowCallName = {
  [Name in CallName]: Calls[Name] extends { params: { id: number } } ? Name : never
}[CallName]

/** One action for the selected rows of a list; the page passes it to the browser. */
export interface RowAction {
  /** In the data of the rows that allow it. */
  id: string
  /** For example 'Pause', in the reader's language. */
  label: string
  call: RowCallName
  body?: Readonly<Record<string, unknown>>
  /** The body gets the revision of the row. */
  revised?: boolean
  danger?: boolean
  /** The question before it, in the reader's language. */
  confirm?: { title: string; description: string }
}

/** A row of the list that is selected. */
export interface SelectedRow {
  id: number
  name: string
  /** The ids of the actions that it allows. */
  actions: readonly string[]
  revision?: number | undefined
  /** The label of its state, in the reader's language. */
  state?: string | undefined
}

export interface RowResult {
  row: SelectedRow
  /** Why it was refused; `undefined`: done. */
  problem: string | undefined
}

/** A running or finished action: the results so far, and how many rows there are. */
export interface RowRun {
  action: RowAction
  total: number
  results: readonly RowResult[]
}

export interface RowActions {
  $run: ReadableAtom<RowRun | null>
  /** Carries out an action on the rows that allow it, one after another. Returns whether all were done. */
  run(action: RowAction, rows: readonly SelectedRow[]): Promise<boolean>
  clear(): void
}

/** @param send carries out the action on one row */
export function createRowActions(
  send: (action: RowAction, row: SelectedRow) => Promise<unknown>,
  failed: string,
): RowActions {
  const $run = atom<RowRun | null>(null)
  return {
    $run,
    clear: () => $run.set(null),
    run: async (action, rows) => {
      const allowed = rowsFor(action, rows)
      const results: RowResult[] = []
      $run.set({ action, total: allowed.length, results: [] })
      for (const row of allowed) {
        results.push({ row, problem: await attempt(() => send(action, row), failed) })
        $run.set({ action, total: allowed.length, results: [...results] })
      }
      return results.every(({ problem }) => problem === undefined)
    },
  }
}

/** The rows that allow an action. */
export function rowsFor(action: RowAction, rows: readonly SelectedRow[]): SelectedRow[] {
  return rows.filter(({ actions }) => actions.includes(action.id))
}

async function attempt(send: () => Promise<unknown>, failed: string): Promise<string | undefined> {
  try {
    await send()
    return undefined
  } catch (error) {
    console.warn(error)
    return (error instanceof ApiError && error.problems[0]?.message) || failed
  }
}
