import type { APIContext, AstroGlobal } from 'astro'
import type { FetchState } from 'astro/fetch'

/** Values and functions of Astro's own modules. */
interface AstroParts {
  generator: string
  site: URL | undefined
  originPathname: (request: Request) => string
  logger: () => APIContext['logger']
}

// Astro copies contexts with their own properties, symbols included, but without private fields.
const STATE = Symbol('state')
const PARTS = Symbol('parts')

/** Astro adds them to a context after it is made. */
type MadeByAstro = 'redirect' | 'rewrite' | 'getActionResult' | 'callAction'

/** The context of the request of a page, which Astro writes as an object literal (see `youngRequests.ts`). */
export class RequestContext implements Record<Exclude<keyof APIContext, 'props' | MadeByAstro>, unknown> {
  readonly [STATE]: FetchState
  readonly [PARTS]: AstroParts
  readonly routePattern: string | undefined
  readonly isPrerendered: boolean | undefined
  readonly generator: string
  readonly params: FetchState['params']
  readonly request: Request
  readonly site: URL | undefined
  readonly url: URL

  constructor(state: FetchState, parts: AstroParts) {
    this[STATE] = state
    this[PARTS] = parts
    this.routePattern = state.routeData?.route
    this.isPrerendered = state.routeData?.prerender
    this.generator = parts.generator
    this.params = state.params
    this.request = state.request
    this.site = parts.site
    this.url = state.url
  }

  get cookies() {
    return this[STATE].cookies
  }
  get locals() {
    return this[STATE].locals
  }
  get clientAddress() {
    return this[STATE].getClientAddress()
  }
  get currentLocale() {
    return this[STATE].computeCurrentLocale()
  }
  get preferredLocale() {
    return this[STATE].computePreferredLocale()
  }
  get preferredLocaleList() {
    return this[STATE].computePreferredLocaleList()
  }
  get originPathname() {
    return this[PARTS].originPathname(this.request)
  }
  get csp() {
    return this[STATE].getCsp()
  }
  get logger() {
    return this[PARTS].logger()
  }
  get session() {
    return this[STATE].resolve('session')
  }
  get cache() {
    return this[STATE].resolve('cache')
  }
}

type Page = Omit<AstroGlobal, 'props' | 'self' | 'slots'>

const ofPage = {
  cookies: true,
  locals: true,
  params: true,
  request: true,
  response: true,
  url: true,
  site: true,
  generator: true,
  routePattern: true,
  isPrerendered: true,
  originPathname: true,
  clientAddress: true,
  csp: true,
  logger: true,
  session: true,
  cache: true,
  currentLocale: true,
  preferredLocale: true,
  preferredLocaleList: true,
  redirect: true,
  rewrite: true,
  getActionResult: true,
  callAction: true,
} satisfies Record<keyof Page, true>

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
    for (const name of Object.keys(ofPage) as (keyof Page)[]) {
      const get = function (this: ComponentGlobal) {
        return this.#page[name]
      }
      Object.defineProperty(ComponentGlobal.prototype, name, { get })
    }
  }
}
