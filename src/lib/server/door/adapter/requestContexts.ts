import type { APIContext, AstroGlobal } from 'astro'
import type { FetchState } from 'astro/fetch'

/** Values and functions of Astro's own modules. */
interface Made {
  generator: string
  site: URL | undefined
  originPathname: (request: Request) => string
  logger: () => APIContext['logger']
}

/** The context of the request of a page, which Astro writes as an object literal (see `youngRequests.ts`). */
export class RequestContext {
  readonly #state: FetchState
  readonly #made: Made
  readonly routePattern: string | undefined
  readonly isPrerendered: boolean | undefined
  readonly generator: string
  readonly params: FetchState['params']
  readonly request: Request
  readonly site: URL | undefined
  readonly url: URL

  constructor(state: FetchState, made: Made) {
    this.#state = state
    this.#made = made
    this.routePattern = state.routeData?.route
    this.isPrerendered = state.routeData?.prerender
    this.generator = made.generator
    this.params = state.params
    this.request = state.request
    this.site = made.site
    this.url = state.url
  }

  get cookies() {
    return this.#state.cookies
  }
  get locals() {
    return this.#state.locals
  }
  get clientAddress() {
    return this.#state.getClientAddress()
  }
  get currentLocale() {
    return this.#state.computeCurrentLocale()
  }
  get preferredLocale() {
    return this.#state.computePreferredLocale()
  }
  get preferredLocaleList() {
    return this.#state.computePreferredLocaleList()
  }
  get originPathname() {
    return this.#made.originPathname(this.request)
  }
  get csp() {
    return this.#state.getCsp()
  }
  get logger() {
    return this.#made.logger()
  }
  get session() {
    return this.#state.resolve('session')
  }
  get cache() {
    return this.#state.resolve('cache')
  }
}

type Page = Omit<AstroGlobal, 'props' | 'self' | 'slots'>

const ofPage: readonly (keyof Page)[] = [
  ...(['cookies', 'locals', 'params', 'request', 'response', 'url', 'site', 'generator', 'routePattern'] as const),
  ...(['isPrerendered', 'originPathname', 'clientAddress', 'csp', 'logger', 'session', 'cache'] as const),
  ...(['currentLocale', 'preferredLocale', 'preferredLocaleList'] as const),
  ...(['redirect', 'rewrite', 'getActionResult', 'callAction'] as const),
]

/** `Astro` in one component: its own props and slots, and what all components of the page have. */
export class ComponentGlobal {
  readonly #page: Page
  readonly #slots: (component: ComponentGlobal) => AstroGlobal['slots']
  readonly props: AstroGlobal['props']
  /** The component sets it. */
  self: unknown = null

  constructor(
    page: Page,
    { props, slots }: { props: AstroGlobal['props']; slots: (component: ComponentGlobal) => AstroGlobal['slots'] },
  ) {
    this.#page = page
    this.props = props
    this.#slots = slots
  }

  get slots() {
    return this.#slots(this)
  }

  static {
    for (const name of ofPage) {
      const get = function (this: ComponentGlobal) {
        return this.#page[name]
      }
      Object.defineProperty(ComponentGlobal.prototype, name, { get })
    }
  }
}
