import { routesBelow } from './routesBelow.ts'

/** Whether the islands of a page insert style elements: selects and editors on the pages for managers do. */
export const insertsStyles = routesBelow(['/settings', '/course-administration'])

/** Lets a page's islands insert style elements with the nonce, and set style attributes. */
export function withStyleNonce(response: Response, nonce: string): Response {
  const policy = response.headers.get('content-security-policy') ?? ''
  response.headers.set(
    'content-security-policy',
    `${policy}; style-src 'nonce-${nonce}'; style-src-attr 'unsafe-inline'`,
  )
  return response
}
