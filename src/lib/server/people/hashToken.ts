import { hash } from 'node:crypto'

/** The SHA-256 of a random secret: the database stores this and never the secret itself. */
export function hashToken(token: string): string {
  return hash('sha256', token, 'base64url')
}
