import { hash } from 'node:crypto'

/** A validator of a body; it is weak because the body is sent in several encodings (RFC 9110, 8.8.1). */
export function etagOf(body: Buffer | string): string {
  return `W/"${hash('sha256', body, 'base64url').slice(0, 22)}"`
}

/** Whether an If-None-Match header names `etag`, by weak comparison (RFC 9110, 13.1.2). */
export function isKnown(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false
  if (header === etag || header.trim() === '*') return true
  const wanted = opaque(etag)
  return header.split(',').some((listed) => opaque(listed.trim()) === wanted)
}

function opaque(etag: string): string {
  return etag.startsWith('W/') ? etag.slice(2) : etag
}
