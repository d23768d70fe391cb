import { piecesOf } from '#shared/availability/courseCalendar/drawnPieces.ts'
import type { TimeRange } from '#shared/availability/ranges.ts'

/**
 * Draws a chosen time on the rows of these people, in a table beside their names; the panel has it as text. Returns a
 * function that removes it.
 * @param columns the columns of the calendar that the page shows
 */
export function drawPick(
  people: readonly number[],
  { range, columns, words }: { range: TimeRange; columns: readonly TimeRange[]; words: string },
): () => void {
  const pieces = piecesOf(range, columns)
  const drawn = people.flatMap((uid, place) => {
    const track = document.querySelector(`[data-track="${uid}"]`)
    if (track) return pieces.map((piece) => pickOn(track, { ...piece, words: place === 0 ? words : '✓' }))
    const name = document.querySelector(`.course-table [data-together="${uid}"]`)?.closest('th')
    return name && pieces.length > 0 ? [pickOn(name, { words })] : []
  })
  return () => {
    for (const pick of drawn) pick.remove()
  }
}

function pickOn(row: Element, { at, width, words }: { at?: number; width?: number; words: string }): HTMLElement {
  const pick = document.createElement('span')
  pick.className = at === undefined ? 'table-pick' : 'track-pick'
  pick.ariaHidden = 'true'
  if (at !== undefined) pick.style.setProperty('--at', String(at))
  if (width !== undefined) pick.style.setProperty('--wide', String(width))
  // The words keep their direction, the place is that of the page.
  const text = document.createElement('bdi')
  text.dir = 'ltr'
  text.textContent = words
  pick.append(text)
  row.append(pick)
  return pick
}

/** Marks the rows of these people, and ticks their boxes. */
export function markRows(people: readonly number[]): void {
  for (const box of document.querySelectorAll<HTMLInputElement>('[data-together]')) {
    box.checked = people.includes(Number(box.dataset.together))
    box.closest('.course-row, tbody')?.toggleAttribute('data-together-row', box.checked)
  }
}
