import type { ClientDirective } from 'astro'
import { repeat } from './repeat.ts'

type TextField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/**
 * `client:form`: loads and hydrates an island at once. Until it is ready, clicks and submits are held back and typed
 * values are noted; then all of them happen again, in their order, so that nothing the user did is lost. If the island
 * cannot be loaded, they happen on the page as it is. A click for another tab or window is never held back.
 */
const onForm: ClientDirective = async (load, _options, island) => {
  const held = new Map<EventTarget | Event, () => void>()

  function hold(event: Event) {
    const target = event.target!
    if (event.type === 'input') {
      if (isTextField(target)) held.set(target, typeAgain(target))
      return
    }
    const click = event as MouseEvent // a submit has none of these keys
    if (click.ctrlKey || click.metaKey || click.shiftKey) return
    event.preventDefault()
    held.set(event, () => repeat(event))
  }

  const types = ['click', 'submit', 'input']
  for (const type of types) island.addEventListener(type, hold, true)
  try {
    const hydrate = await load()
    await hydrate()
  } finally {
    for (const type of types) island.removeEventListener(type, hold, true)
    for (const again of held.values()) again()
  }
}

/** Radio buttons and checkboxes change by clicks, which are repeated already. */
function isTextField(target: EventTarget): target is TextField {
  if (target instanceof HTMLInputElement) return !['radio', 'checkbox', 'file'].includes(target.type)
  return target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement
}

function typeAgain(field: TextField): () => void {
  const { value } = field
  return () => {
    // React hydrates at once the part of the page that such an event reaches.
    field.dispatchEvent(new KeyboardEvent('keyup', { bubbles: true }))
    // React takes a value for new only if it was written past its own property.
    field.value = ''
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!.set!.call(field, value)
    for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
  }
}

export default onForm
