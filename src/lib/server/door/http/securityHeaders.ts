import { filePolicy, type PolicyParts, pagePolicy } from './contentPolicy.ts'

const everywhere = ['X-Content-Type-Options', 'nosniff', 'Referrer-Policy', 'strict-origin-when-cross-origin'] as const

const ownSite = ['Cross-Origin-Resource-Policy', 'same-origin'] as const
const anySite = ['Cross-Origin-Resource-Policy', 'cross-origin'] as const

const onPages = [
  'Cross-Origin-Opener-Policy',
  'same-origin',
  'X-Frame-Options',
  'DENY',
  'Permissions-Policy',
  'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
] as const

const YEAR_S = 31_536_000

/** The security headers of a page, as a flat list. */
export function pageSecurity(given: PolicyParts): string[] {
  return [
    'Content-Security-Policy',
    pagePolicy(given),
    ...everywhere,
    ...ownSite,
    ...onPages,
    ...transport(given.secure),
  ]
}

/**
 * The security headers of other responses: files, feeds and API responses.
 * @param shared programs of other sites show the file, such as a mail program on the web
 */
export function fileSecurity({ secure, shared = false }: { secure: boolean; shared?: boolean }): string[] {
  return ['Content-Security-Policy', filePolicy, ...everywhere, ...(shared ? anySite : ownSite), ...transport(secure)]
}

function transport(secure: boolean): string[] {
  return secure ? ['Strict-Transport-Security', `max-age=${YEAR_S}`] : []
}
