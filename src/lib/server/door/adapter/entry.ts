import { stripVTControlCharacters } from 'node:util'
import { createApp } from 'astro/app/entrypoint'
import type { Logger } from 'pino'

/** Renders one request; the page notes in `locals` what it showed. */
export type BuiltRender = (request: Request, locals: object, address: string) => Promise<Response>

/** The build makes this the site's only server module; the door opens it once. What Astro has to say goes to `log`. */
export function openSite(log: Pick<Logger, 'debug' | 'info' | 'warn' | 'error'>): BuiltRender {
  const app = createApp({ streaming: false })
  app.logger.setDestination({
    write({ level, label, message }) {
      if (level !== 'silent') log[level]({ label }, stripVTControlCharacters(message))
    },
  })
  return (request, locals, address) => app.render(request, { locals, clientAddress: address, addCookieHeader: true })
}
