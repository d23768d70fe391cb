const OPEN_DELAY_MS = 700
/** If the pointer comes to a button within this time after it has left another tooltip, there is no delay. */
const SKIP_DELAY_MS = 300
/** The pointer has this time to move from the button to its tooltip. */
const GRACE_MS = 100
/** Between the button and its tooltip, in pixels. */
const GAP = 6
/** Between the tooltip and the edge of the window, in pixels. */
const EDGE = 8

const ID = 'tooltip'

let followers = 0
let stopFollowing = () => {}

/**
 * Shows the text of `data-tooltip` beside the element that the pointer or the keyboard is on. All islands of a page share
 * one tooltip. Returns a function that stops it.
 */
export function followTooltips(): () => void {
  followers += 1
  if (followers === 1) stopFollowing = follow()
  return () => {
    followers -= 1
    if (followers === 0) stopFollowing()
  }
}

function follow(): () => void {
  let pointed: HTMLElement | null = null
  let shown: { anchor: HTMLElement; hide(): void } | null = null
  let leftAt = Number.NEGATIVE_INFINITY
  let isPointer = false
  let timer: ReturnType<typeof setTimeout> | undefined

  const close = () => {
    clearTimeout(timer)
    shown?.hide()
    shown = null
  }
  const open = (anchor: HTMLElement) => {
    close()
    shown = { anchor, hide: showTooltip(anchor) }
  }
  const enter = (anchor: HTMLElement) => {
    const isQuick = shown !== null || Date.now() - leftAt <= SKIP_DELAY_MS
    close()
    pointed = anchor
    if (isQuick) open(anchor)
    else timer = setTimeout(() => open(anchor), OPEN_DELAY_MS)
  }
  const leave = () => {
    if (!pointed) return
    pointed = null
    clearTimeout(timer)
    if (!shown) return
    leftAt = Date.now()
    timer = setTimeout(close, GRACE_MS)
  }
  const onMove = ({ target, pointerType }: PointerEvent) => {
    if (pointerType === 'touch' || !(target instanceof Element)) return
    const anchor = target.closest<HTMLElement>('[data-tooltip]')
    if (shown && (target.id === ID || anchor === shown.anchor)) {
      clearTimeout(timer)
      pointed = shown.anchor
    } else if (!anchor) leave()
    else if (anchor !== pointed) enter(anchor)
  }
  const onFocus = ({ target }: FocusEvent) => {
    const anchor = target instanceof Element ? target.closest<HTMLElement>('[data-tooltip]') : null
    if (anchor && !isPointer) open(anchor)
  }
  const onPress = () => {
    isPointer = true
    close()
  }
  const onKey = () => {
    isPointer = false
    close()
  }
  const heard: [string, (event: never) => void][] = [
    ['pointermove', onMove],
    ['pointerdown', onPress],
    ['keydown', onKey],
    ['focusin', onFocus],
    ['focusout', close],
    ['scroll', close],
  ]
  for (const [name, listener] of heard) document.addEventListener(name, listener as EventListener, true)
  return () => {
    close()
    for (const [name, listener] of heard) document.removeEventListener(name, listener as EventListener, true)
  }
}

/** Shows the tooltip of an element. Returns a function that removes it. */
function showTooltip(anchor: HTMLElement): () => void {
  const text = anchor.dataset.tooltip ?? ''
  const tip = document.createElement('div')
  tip.id = ID
  tip.className = 'tooltip'
  tip.role = 'tooltip'
  tip.textContent = text
  document.body.append(tip)
  place(tip, anchor)
  // A name or a description of its own already says it.
  const isSaid = anchor.getAttribute('aria-label') === text || anchor.hasAttribute('aria-describedby')
  if (!isSaid) anchor.setAttribute('aria-describedby', ID)
  return () => {
    tip.remove()
    if (!isSaid) anchor.removeAttribute('aria-describedby')
  }
}

/** Above the element, below it if there is no space above, and inside the window. */
function place(tip: HTMLElement, anchor: HTMLElement): void {
  const { top, bottom, left, width } = anchor.getBoundingClientRect()
  const { width: wide, height: high } = tip.getBoundingClientRect()
  const above = top - GAP - high
  const centred = left + width / 2 - wide / 2
  const most = document.documentElement.clientWidth - EDGE - wide
  tip.style.top = `${above < EDGE ? bottom + GAP : above}px`
  tip.style.left = `${Math.max(EDGE, Math.min(centred, most))}px`
}
