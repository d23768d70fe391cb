import type { ClientDirective } from 'astro'

/** `client:notice`: loads and hydrates the island when another island shows a notification. */
const onNotice: ClientDirective = (load) => {
  addEventListener('notice', async () => (await load())(), { once: true })
}

export default onNotice
