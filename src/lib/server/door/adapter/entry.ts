import { stripVTControlCharacters } from 'node:util'
import { createApp } from 'astro/app/entrypoint'
import type { Logger } from 'pino'
import type { InlineHashes } from '../http/contentPolicy.ts'
import type { ReadRequest } from '../readRequest.ts'
import { createCalls } from './calls.ts'
import { inlineHashesOf } from './inlineHashes.ts'

/** The site as the build wrote it. */
export interface BuiltSite {
  /** Renders one request. The page notes in `locals` the content that it showed. */
  render(request: ReadRequest, locals: object, address: string): Promise<Response>
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
  const pageAt = fixedPages(manifest)
  return {
    render: (request, locals, address) => {
      const pathname = request.path
      return (
        answerCall(request, { pathname, locals, address }) ??
        app.render(request.whole(), { ...pageAt(pathname), locals, clientAddress: address, addCookieHeader: true })
      )
    },
    inlineHashes: inlineHashesOf({
      script: hashesOf(scriptDirective),
      style: hashesOf(styleDirective),
      clientDirectives: manifest.clientDirectives,
    }),
  }
}

type Manifest = ReturnType<typeof createApp>['manifest']

/**
 * Finds the route of a page without parameters: otherwise Astro tries the patterns of all routes, first those of calls.
 */
function fixedPages({ routes }: Manifest) {
  const pages = routes.map(({ routeData }) => routeData).filter(({ type, pathname }) => type === 'page' && pathname)
  const byPath = new Map(pages.map((routeData) => [routeData.pathname, { routeData }]))
  return (pathname: string) => byPath.get(pathname)
}

type Csp = NonNullable<Manifest['csp']>

function hashesOf(directive: Csp['scriptDirective'] | Csp['styleDirective'] | undefined): string[] {
  return (directive?.hashes ?? []).map((entry) => (typeof entry === 'string' ? entry : entry.hash))
}

type PageMap = NonNullable<Manifest['pageMap']>

/**
 * Astro imports a page's module for each request. Node's check that it is already loaded takes longer than most calls.
 */
function keepLoaded(pages: PageMap = new Map()): void {
  for (const [component, load] of pages) {
    let loaded: Awaited<ReturnType<typeof load>> | undefined
    pages.set(component, async () => (loaded ??= await load()))
  }
}
