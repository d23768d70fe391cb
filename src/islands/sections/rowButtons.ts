/**
 * Adds the two scroll buttons to every row of the page in browsers without `::scroll-button`. The buttons carry the
 * row's own labels; a button that leads nowhere is hidden, and the focus then goes to the other one.
 *
 * Every page with sections carries this in itself, so it is written to be small.
 */
export function addRowButtons(): void {
  for (const row of document.querySelectorAll<HTMLElement>('.row-frame > .row')) {
    const back = buttonOf(row, 'back', -STEP)
    const on = buttonOf(row, 'on', STEP)
    const show = () => {
      // From right to left the position counts from 0 downwards.
      const position = Math.abs(row.scrollLeft)
      const focused = document.activeElement
      back.hidden = position < SLACK
      on.hidden = position > row.scrollWidth - row.clientWidth - SLACK
      if (focused === back && back.hidden) on.focus()
      if (focused === on && on.hidden) back.focus()
    }
    row.before(back)
    row.after(on)
    row.onscroll = show
    new ResizeObserver(show).observe(row)
  }
}

/** Rounding of sizes may leave a row this many pixels short of its end. */
const SLACK = 3
/** The part of the visible width that one press scrolls; the snap points round it to whole cards. */
const STEP = 0.9

function buttonOf(row: HTMLElement, way: 'back' | 'on', step: number): HTMLElement {
  const button = document.createElement('button')
  button.className = `row-button ${way}`
  button.ariaLabel = `${row.dataset[way]}`
  button.onclick = () => row.scrollBy(row.clientWidth * (document.dir === 'rtl' ? -step : step), 0)
  return button
}
