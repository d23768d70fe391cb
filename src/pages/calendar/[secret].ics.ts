import type { APIRoute } from 'astro'
import { readFeed } from '#server/availability/feeds/published/readFeed.ts'
import { triedTooOften } from '#server/db/throttle.ts'
import { answerFailure, methodNotAllowed } from '#server/http/answer.ts'
import { etagOf, isKnown } from '#server/http/etag.ts'

/** A person's feed (RFC 5545), for calendar programs. Its address is the secret. */
export const GET: APIRoute = async ({ params, request, locals }) => {
  const { db, site, address, origin, now } = locals
  const feed = await readFeed(db, site, { secret: params.secret ?? '', address, origin, now })
  if ('wait' in feed) {
    if (feed.wait > 0) return answerFailure(triedTooOften(feed.wait), locals)
    return new Response(null, { status: 404, headers: { 'Cache-Control': 'private, no-store' } })
  }
  const etag = etagOf(feed.text)
  const headers = { ETag: etag, 'Cache-Control': 'private, no-cache', 'X-Robots-Tag': 'noindex' }
  if (isKnown(request.headers.get('if-none-match') ?? undefined, etag))
    return new Response(null, { status: 304, headers })
  return new Response(feed.text, { headers: { ...headers, 'Content-Type': 'text/calendar; charset=utf-8' } })
}

/** Without this, the log would have the address of a request with another method. */
export const ALL: APIRoute = ({ locals }) => answerFailure(methodNotAllowed('GET, HEAD'), locals)
