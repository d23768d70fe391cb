import type { BrowserContext, ConsoleMessage, Request, Response } from '@playwright/test'

/**
 * Notes every problem in a browser: errors in the console (such as a violation of the content policy), errors of
 * scripts, parts of a page that are not available, and requests to another host.
 */
export function watch(context: BrowserContext, site: string): string[] {
  const troubles: string[] = []
  const note = (what: string) => void troubles.push(what)
  context.on('console', (message) => isTrouble(message) && note(`console: ${message.text()}`))
  context.on('weberror', (event) => {
    const { name, message } = event.error()
    if (!isPassage(message)) note(`script: ${name}: ${message}`)
  })
  context.on('request', (request) => isStranger(request, site) && note(`asked another host: ${request.url()}`))
  context.on('response', (response) => isRefused(response) && note(`${response.status()} for ${response.url()}`))
  context.on('requestfailed', (request) => {
    const why = request.failure()?.errorText
    // Leaving a page ends what it was still loading.
    if (why !== 'net::ERR_ABORTED') note(`${why} for ${request.url()}`)
  })
  return troubles
}

/** The browser gave up to fade from one page to the next, as it may: no script of ours had asked for it. */
function isPassage(message: string): boolean {
  return ['ViewTransition opt-in disabled', 'Page already revealed'].some((reason) => message.endsWith(reason))
}

/** A refused part is noted with its address and status; the console says it once more without. */
function isTrouble(message: ConsoleMessage): boolean {
  return message.type() === 'error' && !message.text().startsWith('Failed to load resource')
}

/** A link may lead anywhere; a page of this site may need nothing of others. */
function isStranger(request: Request, site: string): boolean {
  return !request.isNavigationRequest() && !request.url().startsWith(`${site}/`) && !/^(data|blob):/.test(request.url())
}

/** Pages may be denied or missing, which their own tests check; their parts may not. */
function isRefused(response: Response): boolean {
  const expected = response.request().isNavigationRequest() ? 500 : 400
  return response.status() >= expected
}
