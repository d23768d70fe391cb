import type { ClientDirective } from 'astro'
import { repeat } from './repeat.ts'

/**
 * `client:intent`: loads and hydrates an island when a pointer, a finger or the keyboard focus first reaches it.
 * A click or submit before the island is ready is held back, and the last one is repeated when the island is ready.
 * A click for another tab or window is never held back.
 *
 * This code is inline in every page, so it is small.
 */
const onIntent: ClientDirective = (load, _options, island) => {
  let loading = false
  let ready = false
  let held: Event | undefined

  const listen = async (event: Event) => {
    if (ready) return
    if (event.type === 'click' || event.type === 'submit') {
      const click = event as MouseEvent // a submit has none of these keys
      if (click.ctrlKey || click.metaKey || click.shiftKey) return
      held = event
      event.preventDefault()
    }
    if (loading) return
    loading = true
    const hydrate = await load()
    await hydrate()
    ready = true
    if (held) repeat(held)
  }
  for (const type of ['pointerover', 'focusin', 'click', 'submit']) island.addEventListener(type, listen, true)
}

export default onIntent
