import type { ClientDirective } from 'astro'

/**
 * `client:intent`: loads and hydrates an island when a pointer (or finger) or the keyboard's focus first reaches it.
 * A click or a submit that comes before it is ready is held, and the last one is done again once it is; if it cannot
 * be loaded, that does what the HTML does by itself. A click for another tab or window is never held.
 *
 * Every page carries this in itself, so it is written to be small.
 */
const onIntent: ClientDirective = (load, _options, island) => {
  let awake = false
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
    if (awake) return
    awake = true
    const hydrate = await load()
    await hydrate()
    ready = true
    if (held) repeat(held)
  }
  for (const type of ['pointerover', 'focusin', 'click', 'submit']) island.addEventListener(type, listen, true)
}

function repeat(event: Event) {
  if (event instanceof SubmitEvent) (event.target as HTMLFormElement).requestSubmit(event.submitter)
  else event.target!.dispatchEvent(new MouseEvent('click', event))
}

export default onIntent
