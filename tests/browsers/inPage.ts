/** The roles by which a journey finds something on a page. */
export type Role = 'link' | 'button' | 'field'

// These functions run in the page: each must stand alone.

/** The visible element with this role and name; one whose name only begins so, if no name is the same. */
export function findByName(role: Role, name: string): HTMLElement | null {
  const selectors = { link: 'a[href]', button: 'button, [role=menuitem]', field: 'input, select, textarea' }
  const plain = (text: string) =>
    text
      .replace(/[\u2066-\u2069\u200e\u200f]/g, '')
      .replace(/\s+/g, ' ')
      .trim()
  const nameOf = (element: HTMLElement) => {
    const labels = (element as HTMLInputElement).labels
    return plain(element.getAttribute('aria-label') ?? labels?.[0]?.textContent ?? element.textContent ?? '')
  }
  if (document.readyState !== 'complete') return null
  // While one page fades into the next, clicks go to the picture of the old page.
  if (CSS.supports('selector(:active-view-transition)') && document.querySelector(':active-view-transition'))
    return null
  const visible = [...document.querySelectorAll<HTMLElement>(selectors[role])].filter(
    (element) => element.checkVisibility({ visibilityProperty: true }) && !element.matches(':disabled'),
  )
  const wanted = plain(name)
  return (
    visible.find((element) => nameOf(element) === wanted) ??
    visible.find((element) => nameOf(element).startsWith(wanted)) ??
    null
  )
}

/** Whether the page shows this text. */
export function showsText(text: string): boolean {
  const plain = (words: string) =>
    words
      .replace(/[\u2066-\u2069\u200e\u200f]/g, '')
      .replace(/\s+/g, ' ')
      .trim()
  return document.readyState === 'complete' && plain(document.body.textContent ?? '').includes(plain(text))
}

/** Scrolls the first row that is longer than the page into view. */
export function showLongRow(): boolean {
  const rows = [...document.querySelectorAll<HTMLElement>('.row-frame > .row')]
  const row = rows.find((one) => one.scrollWidth > one.clientWidth + 50)
  row?.scrollIntoView({ block: 'center', behavior: 'instant' })
  row?.setAttribute('data-under-test', '')
  return row !== undefined
}

/** The position of the row and the places of its arrows: null for an arrow that is hidden. */
export function rowState() {
  const row = document.querySelector<HTMLElement>('[data-under-test]')
  if (!row) throw new Error('No row of this page is longer than the page.')
  const frame = row.parentElement as HTMLElement
  const arrow = (way: 'back' | 'on', side: 'inline-start' | 'inline-end') => {
    const own = CSS.supports('selector(::scroll-button(*))')
    const button = own ? null : frame.querySelector<HTMLElement>(`.row-${way}`)
    if (button) {
      const { x, y, width, height } = button.getBoundingClientRect()
      return button.checkVisibility() && width >= 24 ? { x: x + width / 2, y: y + height / 2 } : null
    }
    const style = getComputedStyle(row, `::scroll-button(${side})`)
    const [left, top, width] = [style.left, style.top, style.width].map(Number.parseFloat)
    if (style.visibility === 'hidden' || !width || width < 24) return null
    const { x, y } = frame.getBoundingClientRect()
    return { x: x + (left ?? NaN) + width / 2, y: y + (top ?? NaN) + width / 2 }
  }
  const direction = getComputedStyle(row).direction === 'rtl' ? -1 : 1
  return {
    /** Pixels from the beginning of the row, in reading direction. */
    position: row.scrollLeft * direction,
    length: row.scrollWidth - row.clientWidth,
    back: arrow('back', 'inline-start'),
    on: arrow('on', 'inline-end'),
  }
}
