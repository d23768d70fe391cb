import type { Logger } from 'pino'
import { ownBytes } from '../../memory/ownBytes.ts'
import type { Changes } from '../../cache/clock.ts'
import type { PageTags } from '../../cache/pageTags.ts'
import { bytesIn } from '../../http/answerBody.ts'
import { noBody } from '../http/body.ts'
import { type Effort, type Encoding, expand } from '../http/encodings.ts'
import { type Finished, finish, type Packed, pack } from '../http/finish.ts'
import { keepHead } from '../http/keptHead.ts'
import { keepMessage } from '../http/keptMessage.ts'
import { createFlights, type Flight } from './flights.ts'
import type { KeptPage, PageCache } from './pageCache.ts'
import type { RenderRequest, Render } from '../renderer.ts'
import type { KeptVisit } from './visitorKey.ts'

/** After this many uses, a page gets the best compression. */
const WORTH_BEST_HITS = 8

export interface KeptPages {
  find(key: string): KeptPage | undefined
  /** Renders a page once for all simultaneous requests, and caches it if it may be cached. */
  render(visit: KeptVisit, client: Client): Promise<{ page: KeptPage | Finished; first: boolean }>
  /** The bytes of a cached page. They are compressed now if this encoding is requested for the first time. */
  body(page: KeptPage, encoding: Encoding): Packed | Promise<Packed>
  /** Drops every page that shows one of these. */
  changed(changes: Changes): void
}

interface Client extends Pick<RenderRequest, 'address' | 'requestId'> {
  /** Aborts when the client disconnects. */
  signal?: AbortSignal | undefined
  encoding: Encoding
}

/** Visitors' pages. They are rendered only from a `KeptVisit`, and cached until some of their content changes. */
export function createKeptPages({
  cache,
  render,
  now,
  log,
}: {
  cache: PageCache
  render: Render
  now: () => Date
  log: Pick<Logger, 'error'>
}): KeptPages {
  const flights = createFlights<KeptPage | Finished>()
  let improving: Promise<unknown> = Promise.resolve()

  async function renderVisit({ origin, url, cookie }: KeptVisit, { address, requestId, signal }: Client) {
    const headers = new Headers(cookie ? { cookie } : {})
    const gone = signal && (() => signal)
    const rendered = await render({ method: 'GET', url, origin, headers, body: noBody, address, requestId, gone })
    const finished = finish(rendered, { secure: origin.startsWith('https:'), isPersonal: () => false })
    return { finished, shown: rendered.page }
  }

  async function repack(page: KeptPage, from: Packed, to: Encoding, effort: Effort): Promise<Packed> {
    return forSending(await pack({ ...page, body: await expand(from.body, from.encoding) }, to, effort))
  }

  async function addBody(page: KeptPage, encoding: Encoding): Promise<Packed> {
    const [held] = Object.values(page.bodies)
    if (!held) throw new Error(`The kept page ${page.key} has no body`)
    const packed = await repack(page, held, encoding, 'quick')
    cache.addBody(page, packed)
    return packed
  }

  /** One page at a time: the best compression of a page uses a core for tens of milliseconds. */
  function improve(page: KeptPage, held: Packed): void {
    improving = improving
      .then(async () => {
        if (cache.holds(page)) cache.addBody(page, await repack(page, held, held.encoding, 'best'))
      })
      .catch((error: unknown) => log.error({ err: error }, 'a kept page could not be compressed better'))
  }

  return {
    find: (key) => cache.find(key, now),
    changed(changes) {
      cache.drop(changes)
      flights.overtake(changes)
    },
    body(page, wanted) {
      const encoding = page.compressible ? wanted : 'identity'
      const held = page.bodies[encoding]
      if (!held) return addBody(page, encoding)
      if (++held.sent === WORTH_BEST_HITS && !held.best) improve(page, held)
      return held
    },
    async render(visit, client) {
      async function start({ wasOvertaken, signal }: Flight): Promise<KeptPage | Finished> {
        const { finished, shown } = await renderVisit(visit, { ...client, signal })
        if (!shown || shown.tags.size === 0 || !isForKeeping(finished, visit)) return finished
        const page = await keepable(visit, finished, { shown, encoding: client.encoding })
        if (!wasOvertaken(page.tags)) cache.keep(page)
        return page
      }
      const { landed, first } = flights.board(visit.key, start, client.signal)
      const page = await landed
      // A cookie for one user must not reach the other clients that waited for the same page.
      const isAnothers = !first && 'setsCookie' in page && page.setsCookie
      return isAnothers ? { page: (await renderVisit(visit, client)).finished, first: true } : { page, first }
    },
  }
}

/** The tag of all pages that are cached for an origin. */
export function originTag(origin: string): string {
  return `origin ${origin}`
}

function isForKeeping({ status, etag, setsCookie, head }: Finished, { kind }: KeptVisit): boolean {
  const isItself = kind !== 'named' || head[head.indexOf('Cache-Control') + 1]?.includes('immutable')
  return status === 200 && etag !== undefined && !setsCookie && isItself === true
}

/** A page in its first cached form: only the requested encoding. */
async function keepable(
  { key, origin }: KeptVisit,
  finished: Finished,
  { shown, encoding }: { shown: PageTags; encoding: Encoding },
): Promise<KeptPage> {
  const body = bytesIn(finished.body)
  const packed = forSending(await pack({ ...finished, body }, encoding, 'quick'))
  const { status, head, unchangedHead, etag, compressible } = finished
  keepHead(unchangedHead)
  return {
    key,
    status,
    head,
    unchangedHead,
    etag,
    compressible,
    tags: new Set([...shown.tags, originTag(origin)]),
    until: shown.until?.getTime() ?? Infinity,
    bodies: { [packed.encoding]: packed },
  }
}

/** Prepares the headers and, if it is short, the body of a page for being sent in one piece. */
function forSending(packed: Packed): Packed {
  const body = ownBytes(packed.body)
  keepHead(packed.head)
  return { ...packed, body, message: keepMessage(body) }
}
