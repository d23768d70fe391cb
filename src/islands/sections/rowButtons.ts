/**
 * Adds the two scroll buttons to every row of the page in browsers without `::scroll-button`. The buttons carry the
 * row's own labels; a button that leads nowhere is hidden, and the focus then goes to the other one.
 */
export function addRowButtons(page: Document): void {
  for (const row of page.querySelectorAll<HTMLElement>('.row-frame > .row')) {
    const back = buttonOf(row, 'back')
    const on = buttonOf(row, 'on')
    row.before(back)
    row.after(on)
    const show = () => showUseful(row, { back, on })
    row.addEventListener('scroll', show, { passive: true })
    new ResizeObserver(show).observe(row)
    show()
  }
}

/** Rounding of sizes may leave a row this many pixels short of its end. */
const SLACK = 2
/** The part of the visible width that one press scrolls; the snap points round it to whole cards. */
const STEP = 0.9

interface Buttons {
  back: HTMLButtonElement
  on: HTMLButtonElement
}

function buttonOf(row: HTMLElement, way: keyof Buttons): HTMLButtonElement {
  const button = row.ownerDocument.createElement('button')
  button.type = 'button'
  button.className = `row-button ${way}`
  button.ariaLabel = row.dataset[way] ?? ''
  button.textContent = way === 'back' ? '\u2039' : '\u203a'
  button.addEventListener('click', () => scroll(row, way))
  return button
}

function scroll(row: HTMLElement, way: keyof Buttons): void {
  const forward = row.matches(':dir(rtl)') ? -1 : 1
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  row.scrollBy({
    left: forward * (way === 'on' ? 1 : -1) * row.clientWidth * STEP,
    behavior: isCalm ? 'instant' : 'smooth',
  })
}

function showUseful(row: HTMLElement, { back, on }: Buttons): void {
  // From right to left the position counts from 0 downwards.
  const position = Math.abs(row.scrollLeft)
  const canBack = position > SLACK
  const canOn = position < row.scrollWidth - row.clientWidth - SLACK
  const focused = row.ownerDocument.activeElement
  if (focused === back && !canBack) on.focus()
  back.hidden = !canBack
  on.hidden = !canOn
  if (focused === on && !canOn) back.focus()
}
