import { piecesOf } from '#shared/availability/courseCalendar/drawnPieces.ts'
import type { TimeRange } from '#shared/availability/ranges.ts'

/**
 * Draws a chosen time on the rows of these people; the panel has it as text. Returns a function that removes it.
 * @param columns the columns of the calendar that the page shows
 */
export function drawPick(
  people: readonly number[],
  { range, columns, words }: { range: TimeRange; columns: readonly TimeRange[]; words: string },
): () => void {
  const drawn = people.flatMap((uid, place) => {
    const track = document.querySelector<HTMLElement>(`[data-track="${uid}"]`)
    if (!track) return []
    return piecesOf(range, columns).map(({ at, width }) => {
      const pick = document.createElement('span')
      pick.className = 'track-pick'
      pick.ariaHidden = 'true'
      pick.style.setProperty('--at', String(at))
      pick.style.setProperty('--wide', String(width))
      // The words keep their direction, the place is that of the page.
      const text = document.createElement('bdi')
      text.dir = 'ltr'
      text.textContent = place === 0 ? words : '✓'
      pick.append(text)
      track.append(pick)
      return pick
    })
  })
  return () => {
    for (const pick of drawn) pick.remove()
  }
}

/** Marks the rows of these people, and ticks their boxes. */
export function markRows(people: readonly number[]): void {
  for (const box of document.querySelectorAll<HTMLInputElement>('[data-together]')) {
    box.checked = people.includes(Number(box.dataset.together))
    box.closest('.course-row, tbody')?.toggleAttribute('data-together-row', box.checked)
  }
}
