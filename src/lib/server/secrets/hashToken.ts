import { hash, randomBytes } from 'node:crypto'

/** The SHA-256 of a random secret: the database stores this and never the secret itself. */
export function hashToken(token: string): string {
  return hash('sha256', token, 'base64url')
}

const SECRET_BYTES = 32

/** The characters of a secret: six bits each. */
export const SECRET_LENGTH = Math.ceil((SECRET_BYTES * 8) / 6)

/** A random secret of 256 bits, for a link, a cookie or a key. */
export function newSecret(): string {
  return randomBytes(SECRET_BYTES).toString('base64url')
}
