import type { APIContext } from 'astro'

/**
 * Shows the page "not found" in place of this page. It works after the body of a form was read, too, which
 * `Astro.rewrite` with a path does not.
 */
export function showNotFound({ rewrite, request, url }: Pick<APIContext, 'rewrite' | 'request' | 'url'>) {
  return rewrite(new Request(new URL('/not-found', url), { headers: request.headers }))
}
