import { stripVTControlCharacters } from 'node:util'
import { createApp } from 'astro/app/entrypoint'
import type { Logger } from 'pino'

/** The site as the build wrote it. */
export interface BuiltSite {
  /** Renders one request; the page notes in `locals` what it showed. */
  render(request: Request, locals: object, address: string): Promise<Response>
  /** The hashes (`sha256-…`) of every inline script and style that the build ever writes into a page. */
  inlineHashes: ReadonlySet<string>
}

/** The build makes this the site's only server module; the door opens it once. What Astro has to say goes to `log`. */
export function openSite(log: Pick<Logger, 'debug' | 'info' | 'warn' | 'error'>): BuiltSite {
  const app = createApp({ streaming: false })
  app.logger.setDestination({
    write({ level, label, message }) {
      if (level !== 'silent') log[level]({ label }, stripVTControlCharacters(message))
    },
  })
  const { manifest } = app
  const { scriptDirective, styleDirective } = manifest.csp ?? {}
  const hashed = [...(scriptDirective?.hashes ?? []), ...(styleDirective?.hashes ?? [])]
  // Astro would send all of them with each page, and hash again what stands in it: a twelfth of the time a page
  // takes. The door names the few that a page needs.
  manifest.shouldInjectCspMetaTags = false
  keepLoaded(manifest.pageMap)
  return {
    render: (request, locals, address) =>
      app.render(request, { locals, clientAddress: address, addCookieHeader: true }),
    inlineHashes: new Set(hashed.map((entry) => (typeof entry === 'string' ? entry : entry.hash))),
  }
}

type PageMap = NonNullable<ReturnType<typeof createApp>['manifest']['pageMap']>

/** Astro imports a page's module for each request. Node takes longer to find out that it has it than most calls take. */
function keepLoaded(pages: PageMap = new Map()): void {
  for (const [component, load] of pages) {
    let loaded: Awaited<ReturnType<typeof load>> | undefined
    pages.set(component, async () => (loaded ??= await load()))
  }
}
