import { stripVTControlCharacters } from 'node:util'
import { createApp } from 'astro/app/entrypoint'
import type { Logger } from 'pino'
import type { InlineHashes } from '../http/contentPolicy.ts'
import { createCalls } from './calls.ts'
import { inlineHashesOf } from './inlineHashes.ts'

/** The site as the build wrote it. */
export interface BuiltSite {
  /** Renders one request. The page notes in `locals` the content that it showed. */
  render(request: Request, locals: object, address: string): Promise<Response>
  inlineHashes: InlineHashes
}

/** The build makes this the site's only server module. The door opens it once. Astro's messages go to `log`. */
export function openSite(log: Pick<Logger, 'debug' | 'info' | 'warn' | 'error'>): BuiltSite {
  const app = createApp({ streaming: false })
  app.logger.setDestination({
    write({ level, label, message }) {
      if (level !== 'silent') log[level]({ label }, stripVTControlCharacters(message))
    },
  })
  const { manifest } = app
  const { scriptDirective, styleDirective } = manifest.csp ?? {}
  // The build knows these hashes. Astro would hash the scripts again for each page, which takes a twelfth of its time.
  manifest.shouldInjectCspMetaTags = false
  keepLoaded(manifest.pageMap)
  const answerCall = createCalls(manifest)
  return {
    render: (request, locals, address) =>
      answerCall(request, locals, address) ??
      app.render(request, { locals, clientAddress: address, addCookieHeader: true }),
    inlineHashes: inlineHashesOf({
      script: hashesOf(scriptDirective),
      style: hashesOf(styleDirective),
      clientDirectives: manifest.clientDirectives,
    }),
  }
}

type Csp = NonNullable<ReturnType<typeof createApp>['manifest']['csp']>

function hashesOf(directive: Csp['scriptDirective'] | Csp['styleDirective'] | undefined): string[] {
  return (directive?.hashes ?? []).map((entry) => (typeof entry === 'string' ? entry : entry.hash))
}

type PageMap = NonNullable<ReturnType<typeof createApp>['manifest']['pageMap']>

/**
 * Astro imports a page's module for each request. Node's check that it is already loaded takes longer than most calls.
 */
function keepLoaded(pages: PageMap = new Map()): void {
  for (const [component, load] of pages) {
    let loaded: Awaited<ReturnType<typeof load>> | undefined
    pages.set(component, async () => (loaded ??= await load()))
  }
}
