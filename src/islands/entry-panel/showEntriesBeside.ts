const closing = '[data-close-entry]'
/** Where Escape has another meaning. */
const elsewhere = '[role="dialog"], [role="menu"], [popover], dialog, select, [type="search"]'

/**
 * Shows the chosen entry beside the list without loading the page again: the list keeps its position and selection.
 * Without it the same links load the page.
 */
export function showEntriesBeside(page: Document): void {
  const place = page.querySelector<HTMLElement>('#entry-beside')
  if (!place) return
  let newest = new AbortController()

  /** Shows the entry of an address. */
  const show = async (address: string, moveFocus: boolean) => {
    newest.abort()
    newest = new AbortController()
    const { signal } = newest
    place.ariaBusy = 'true'
    try {
      const panel = shownBy(address) && (await panelAt(address, signal))
      const left = place.querySelector<HTMLElement>('[data-shown]')?.dataset.shown
      place.replaceChildren(...(panel ? [page.adoptNode(panel)] : []))
      place.ariaBusy = null
      markRow(page, shownBy(address))
      if (moveFocus) (place.querySelector<HTMLElement>('h2') ?? rowLink(page, left) ?? page.body).focus()
    } catch {
      if (!signal.aborted) location.assign(address)
    }
  }
  const choose = (address: string) => {
    history.pushState(null, '', address)
    void show(address, true)
  }

  page.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href]')
    if (!link || !isPlain(event) || !isBeside(link, place)) return
    event.preventDefault()
    choose(link.href)
  })
  page.addEventListener('keydown', (event) => {
    const close = place.querySelector<HTMLAnchorElement>(closing)
    if (event.key !== 'Escape' || event.defaultPrevented || !close || isNeededElsewhere(event, page)) return
    choose(close.href)
  })
  addEventListener('popstate', () => {
    const shown = place.querySelector<HTMLElement>('[data-shown]')?.dataset.shown ?? null
    if (shown !== shownBy(location.href)) void show(location.href, false)
  })
}

/** The panel of the page at an address. */
async function panelAt(address: string, signal: AbortSignal): Promise<Element> {
  const answer = await fetch(address, { signal, headers: { Accept: 'text/html' } })
  const panel = new DOMParser().parseFromString(await answer.text(), 'text/html').querySelector('#entry-beside > *')
  if (!answer.ok || answer.redirected || !panel) throw new Error(`No entry at ${address}`)
  return panel
}

function shownBy(address: string): string | null {
  return new URL(address).searchParams.get('show')
}

/** A link that shows an entry beside the list, or closes it. */
function isBeside(link: HTMLAnchorElement, place: HTMLElement): boolean {
  const isOfPanel = place.contains(link) && link.pathname === location.pathname && shownBy(link.href) !== null
  return isOfPanel || link.matches(`[data-entry], ${closing}`)
}

function isPlain(event: MouseEvent): boolean {
  return (
    event.button === 0 && !(event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
  )
}

/** A menu, a typed text or the selection of rows uses Escape first. */
function isNeededElsewhere({ target }: KeyboardEvent, page: Document): boolean {
  if (!(target instanceof Element)) return false
  if (target.closest(elsewhere) || page.querySelector('details[open] > form, :popover-open')) return true
  const isTyped = target instanceof HTMLInputElement && target.type === 'text' && target.value !== ''
  return isTyped || page.querySelector('.row-selection[data-open]') !== null
}

function rowLink(page: Document, entry: string | undefined): HTMLElement | null {
  return page.querySelector<HTMLElement>(`[data-entry="${entry}"]`)
}

function markRow(page: Document, entry: string | null): void {
  for (const link of page.querySelectorAll<HTMLElement>('[data-entry]')) {
    link.ariaCurrent = link.dataset.entry === entry ? 'true' : null
  }
}
