import { createApp } from 'astro/app/entrypoint'

const app = createApp({ streaming: false })

/**
 * Renders one request. The build makes this the site's only server module; the door calls it.
 * @param locals what the door hands to the middleware; the page notes in it what it showed
 */
export function render(request: Request, locals: object, address: string): Promise<Response> {
  return app.render(request, { locals, clientAddress: address, addCookieHeader: true })
}
