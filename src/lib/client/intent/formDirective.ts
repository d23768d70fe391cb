import type { ClientDirective } from 'astro'
import { repeat } from './repeat.ts'

type TextField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/**
 * `client:form`: loads and hydrates an island at once. Until it is ready, fields take what the user types and chooses,
 * and clicks on buttons and links are held back; then all of it happens again, in its order, so that nothing is lost.
 * If the island cannot be loaded, it happens on the page as it is. A click for another tab or window is never held back.
 */
const onForm: ClientDirective = async (load, _options, island) => {
  const held = new Map<EventTarget | Event, () => void>()

  function hold(event: Event) {
    const target = event.target as Element
    if (event.type === 'input' && isTextField(target)) held.set(target, typeAgain(target))
    else if (event.type === 'change' && isChoice(target)) held.set(target, chooseAgain(target))
    else if (event.type === 'change' && isFileField(target)) held.set(target, chooseFilesAgain(target))
    else if (event.type === 'submit' || (event.type === 'click' && isAction(event as MouseEvent))) {
      event.preventDefault()
      held.set(event, () => repeat(event))
    }
  }

  const types = ['click', 'submit', 'input', 'change']
  for (const type of types) island.addEventListener(type, hold, true)
  try {
    const hydrate = await load()
    await hydrate()
  } finally {
    for (const type of types) island.removeEventListener(type, hold, true)
    for (const again of held.values()) again()
  }
}

function isAction({ target, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return !ctrlKey && !metaKey && !shiftKey && (target as Element).closest('button, a[href]') !== null
}

function isChoice(target: Element): target is HTMLInputElement {
  return target instanceof HTMLInputElement && ['radio', 'checkbox'].includes(target.type)
}

function isFileField(target: Element): target is HTMLInputElement {
  return target instanceof HTMLInputElement && target.type === 'file'
}

function isTextField(target: Element): target is TextField {
  if (target instanceof HTMLInputElement) return !['radio', 'checkbox', 'file'].includes(target.type)
  return target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement
}

// React notices a value only if it was written past its own property of the field.

function chooseAgain(field: HTMLInputElement): () => void {
  const { checked } = field
  return () => {
    hydrateNow(field)
    field.checked = !checked
    field.click()
  }
}

function chooseFilesAgain(field: HTMLInputElement): () => void {
  return () => {
    hydrateNow(field)
    field.dispatchEvent(new Event('change', { bubbles: true }))
  }
}

function typeAgain(field: TextField): () => void {
  const { value } = field
  return () => {
    hydrateNow(field)
    field.value = ''
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!.set!.call(field, value)
    for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
  }
}

/** React hydrates at once the part of the page that such an event reaches. */
function hydrateNow(field: Element): void {
  field.dispatchEvent(new KeyboardEvent('keyup', { bubbles: true }))
}

export default onForm
