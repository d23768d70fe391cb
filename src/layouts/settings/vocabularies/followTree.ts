/** The width of one level, in CSS pixels; `vocabulary.css` has the same. */
const LEVEL = 28
const MOVED = 'term-moved'

interface Row {
  element: HTMLElement
  tid: string
  parent: string
  depth: number
  position: number
}

/** Lets the rows of the tree be dragged and moved with the arrow keys. Each move sends the form of the page. */
export function followTree(): void {
  const list = document.getElementById('term-tree')
  if (!list) return
  for (const handle of list.querySelectorAll<HTMLElement>('.term-tree-handle')) {
    handle.addEventListener('pointerdown', (event) => startDrag(list, handle, event))
    handle.addEventListener('keydown', (event) => stepByKey(list, handle, event))
  }
  // After a move by keyboard the page is new; the handle gets the focus back.
  const moved = sessionStorage.getItem(MOVED)
  sessionStorage.removeItem(MOVED)
  if (moved) document.getElementById(`move-${moved}`)?.focus()
}

function rowsOf(list: HTMLElement): Row[] {
  return [...list.querySelectorAll<HTMLElement>('.term-tree-row')].map((element) => ({
    element,
    tid: element.dataset.tid ?? '',
    parent: element.dataset.parent ?? '0',
    depth: Number(element.dataset.depth),
    position: Number(element.dataset.position),
  }))
}

function stepByKey(list: HTMLElement, handle: HTMLElement, event: KeyboardEvent): void {
  const isRtl = getComputedStyle(list).direction === 'rtl'
  const steps: Record<string, string> = {
    ArrowUp: 'up',
    ArrowDown: 'down',
    ArrowRight: isRtl ? 'out' : 'in',
    ArrowLeft: isRtl ? 'in' : 'out',
  }
  const step = steps[event.key]
  const row = rowsOf(list).find(({ element }) => element.contains(handle))
  if (!step || !row) return
  event.preventDefault()
  if (event.repeat || !canStep(list, row, step)) return
  sessionStorage.setItem(MOVED, row.tid)
  send({ action: step, tid: row.tid })
}

function canStep(list: HTMLElement, { parent, position }: Row, step: string): boolean {
  const last = rowsOf(list).filter((row) => row.parent === parent).length - 1
  if (step === 'down') return position < last
  return step === 'out' ? parent !== '0' : position > 0
}

function startDrag(list: HTMLElement, handle: HTMLElement, event: PointerEvent): void {
  if (event.button !== 0) return
  const rows = rowsOf(list)
  const start = rows.findIndex(({ element }) => element.contains(handle))
  const moving = rows[start]
  if (!moving) return
  const end = rows.findIndex(({ depth }, place) => place > start && depth <= moving.depth)
  const branch = rows.slice(start, end === -1 ? undefined : end)
  const others = rows.filter((row) => !branch.includes(row))
  const mark = document.createElement('li')
  mark.className = 'term-tree-mark'
  mark.ariaHidden = 'true'
  let target: { before: number; depth: number } | null = null
  handle.setPointerCapture(event.pointerId)

  const move = ({ clientX, clientY }: PointerEvent) => {
    if (!target && Math.hypot(clientX - event.clientX, clientY - event.clientY) < 6) return
    for (const { element } of branch) element.dataset.dragging = ''
    const before = others.findIndex(({ element }) => clientY < middleOf(element))
    const place = before === -1 ? others.length : before
    const along = (clientX - event.clientX) * (getComputedStyle(list).direction === 'rtl' ? -1 : 1)
    const wanted = moving.depth + Math.round(along / LEVEL)
    const most = place === 0 ? 0 : (others[place - 1]?.depth ?? 0) + 1
    const least = others[place]?.depth ?? 0
    target = { before: place, depth: Math.max(least, Math.min(wanted, most)) }
    mark.className = `term-tree-mark term-tree-level-${target.depth}`
    const next = others[place]?.element
    if (next) next.before(mark)
    else list.append(mark)
  }
  const finish = (isDone: boolean) => {
    handle.removeEventListener('pointermove', move)
    mark.remove()
    for (const { element } of branch) delete element.dataset.dragging
    if (isDone && target) send({ action: 'place', tid: moving.tid, ...placeOf(others, target) })
  }
  handle.addEventListener('pointermove', move)
  handle.addEventListener('pointerup', () => finish(true), { once: true })
  handle.addEventListener('pointercancel', () => finish(false), { once: true })
}

function middleOf(element: HTMLElement): number {
  const { top, height } = element.getBoundingClientRect()
  return top + height / 2
}

/** The parent is the nearest row above that is one level higher. */
function placeOf(others: readonly Row[], { before, depth }: { before: number; depth: number }) {
  const above = others.slice(0, before)
  const parent = depth === 0 ? '0' : (above.findLast((row) => row.depth === depth - 1)?.tid ?? '0')
  return { parent, position: String(above.filter((row) => row.parent === parent).length) }
}

function send(values: Readonly<Record<string, string>>): void {
  const form = document.querySelector<HTMLFormElement>('#term-tree-form')
  for (const input of form?.querySelectorAll('input') ?? []) input.value = values[input.name] ?? ''
  form?.submit()
}
