import { atom, type ReadableAtom } from 'nanostores'
import type { SelectedRow } from './rowActions.ts'

/** The checkboxes of a table that the server has drawn. */
export interface RowSelectionStore {
  $rows: ReadableAtom<readonly SelectedRow[]>
  /** The number of rows on this page. */
  $total: ReadableAtom<number>
  /** Follows the checkboxes of a table; returns a function that stops. */
  follow(table: HTMLElement): () => void
  selectAll(isSelected: boolean): void
}

const boxes = 'input[type="checkbox"][data-row]'
/** The box in the head of the table. */
const headBox = 'input[type="checkbox"][data-all-rows]'

/** Reads the selection from the checkboxes of a table; Shift and a click select the rows between. */
export function createRowSelection(): RowSelectionStore {
  const $rows = atom<readonly SelectedRow[]>([])
  const $total = atom(0)
  let followed: HTMLElement | undefined
  let last: HTMLInputElement | undefined

  const all = () => [...(followed?.querySelectorAll<HTMLInputElement>(boxes) ?? [])]
  const read = () => {
    for (const box of all()) box.closest('tr, li')?.toggleAttribute('data-selected', box.checked)
    const chosen = all().filter(({ checked }) => checked)
    $total.set(all().length)
    $rows.set(chosen.map(rowOf))
    for (const box of followed?.querySelectorAll<HTMLInputElement>(headBox) ?? []) {
      box.checked = chosen.length > 0 && chosen.length === all().length
      box.indeterminate = chosen.length > 0 && !box.checked
    }
  }

  function onClick(event: MouseEvent) {
    const box = event.target
    if (!(box instanceof HTMLInputElement)) return
    if (box.matches(headBox)) selectAll(box.checked)
    if (!box.matches(boxes)) return
    const list = all()
    if (event.shiftKey && last) {
      const [from = 0, until = 0] = [list.indexOf(last), list.indexOf(box)].sort((one, other) => one - other)
      for (const between of list.slice(from, until + 1)) between.checked = box.checked
    }
    last = box
    read()
  }

  function selectAll(isSelected: boolean) {
    for (const box of all()) box.checked = isSelected
    read()
  }

  return {
    $rows,
    $total,
    follow: (table) => {
      followed = table
      table.addEventListener('click', onClick)
      // The browser may have kept the checkboxes of the page before.
      read()
      return () => table.removeEventListener('click', onClick)
    },
    selectAll,
  }
}

function rowOf({ dataset }: HTMLInputElement): SelectedRow {
  return {
    id: Number(dataset.row),
    name: dataset.name ?? '',
    actions: (dataset.actions ?? '').split(' ').filter((action) => action !== ''),
    revision: dataset.revision === undefined ? undefined : Number(dataset.revision),
    state: dataset.stateLabel,
  }
}
