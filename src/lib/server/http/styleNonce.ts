import { memo } from '#shared/memo.ts'

/** The pages for managers. */
const managed = ['/settings', '/course-administration']

/** Whether the islands of a page insert style elements: selects and editors do. */
export const insertsStyles = memo(1000, (pattern: string): boolean =>
  managed.some((path) => pattern === path || pattern.startsWith(`${path}/`)),
)

/** Lets a page's islands insert style elements with the nonce, and set style attributes. */
export function withStyleNonce(response: Response, nonce: string): Response {
  const policy = response.headers.get('content-security-policy') ?? ''
  response.headers.set(
    'content-security-policy',
    `${policy}; style-src 'nonce-${nonce}'; style-src-attr 'unsafe-inline'`,
  )
  return response
}
