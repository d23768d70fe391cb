import type { APIRoute } from 'astro'
import { readFeed } from '#server/availability/feeds/published/readFeed.ts'
import { etagOf, isKnown } from '#server/http/etag.ts'

/** A person's feed (RFC 5545), for calendar programs. Its address is the secret. */
export const GET: APIRoute = async ({ params, request, locals }) => {
  const { db, site, address, origin, now } = locals
  const feed = await readFeed(db, site, { secret: params.secret ?? '', address, origin, now })
  if ('wait' in feed) {
    const isLimited = feed.wait > 0
    const headers = { 'Cache-Control': 'private, no-store', ...(isLimited && { 'Retry-After': String(feed.wait) }) }
    return new Response(null, { status: isLimited ? 429 : 404, headers })
  }
  const etag = etagOf(feed.text)
  const headers = { ETag: etag, 'Cache-Control': 'private, no-cache', 'X-Robots-Tag': 'noindex' }
  if (isKnown(request.headers.get('if-none-match') ?? undefined, etag))
    return new Response(null, { status: 304, headers })
  return new Response(feed.text, { headers: { ...headers, 'Content-Type': 'text/calendar; charset=utf-8' } })
}
