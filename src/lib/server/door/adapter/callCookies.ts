import type { AstroCookies } from 'astro'
import { createContext } from 'astro/middleware'
import { lruCache } from '../../memory/lruCache.ts'

type Cookie = ReturnType<AstroCookies['get']>

/** Astro exports its cookies only as a part of a context. */
const Cookies = createContext({ request: new Request('http://localhost'), defaultLocale: '' }).cookies
  .constructor as new (request: Request) => AstroCookies

/** A browser sends the same cookies with each call. */
const KEPT = 500
/** The cookies of this site are far shorter. Longer ones must not fill the memory. */
const LONGEST = 2000

/** The cookies of the same text, as they were read before. */
const readBefore = lruCache<Map<string, Cookie>>(KEPT, 'cookies')

/** The cookies of a call. Calls with the same cookies share what was read from them: to read them takes as long as a query. */
export class CallCookies extends Cookies {
  readonly #sent: Map<string, Cookie> | undefined
  #isWritten = false

  constructor(request: Request) {
    super(request)
    const text = request.headers.get('cookie') ?? ''
    if (text !== '' && text.length <= LONGEST) this.#sent = readBefore(text, () => new Map<string, Cookie>())
  }

  /** Whether the answer has cookies. */
  get isWritten() {
    return this.#isWritten
  }

  override get(name: string, options?: Parameters<AstroCookies['get']>[1]): Cookie {
    const sent = this.#sent
    if (!sent || this.#isWritten || options) return super.get(name, options)
    if (!sent.has(name)) sent.set(name, super.get(name))
    return sent.get(name)
  }

  override set(...given: Parameters<AstroCookies['set']>): void {
    this.#isWritten = true
    super.set(...given)
  }

  override delete(...given: Parameters<AstroCookies['delete']>): void {
    this.#isWritten = true
    super.delete(...given)
  }

  override merge(...given: Parameters<AstroCookies['merge']>): void {
    this.#isWritten = true
    super.merge(...given)
  }
}
