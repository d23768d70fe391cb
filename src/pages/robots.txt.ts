import type { APIRoute } from 'astro'

/** Lists the paths that crawlers may not read, and the address of the sitemap (RFC 9309). */
export const GET: APIRoute = ({ locals }) => {
  const lines = [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /user',
    'Disallow: /storefront/search',
    'Disallow: /calendar/',
  ]
  return new Response([...lines, `Sitemap: ${locals.origin}/sitemap.xml`, ''].join('\n'), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  })
}
