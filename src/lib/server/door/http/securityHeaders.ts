import { filePolicy, type PolicyParts, pagePolicy } from './contentPolicy.ts'

const everywhere = [
  'X-Content-Type-Options',
  'nosniff',
  'Referrer-Policy',
  'strict-origin-when-cross-origin',
  'Cross-Origin-Resource-Policy',
  'same-origin',
] as const

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
  return ['Content-Security-Policy', pagePolicy(given), ...everywhere, ...onPages, ...transport(given.secure)]
}

/** The security headers of other responses: files, feeds and API responses. */
export function fileSecurity({ secure }: { secure: boolean }): string[] {
  return ['Content-Security-Policy', filePolicy, ...everywhere, ...transport(secure)]
}

function transport(secure: boolean): string[] {
  return secure ? ['Strict-Transport-Security', `max-age=${YEAR_S}`] : []
}
