import { randomInt } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { renderSVG } from 'uqr'
import { hashToken } from '../../secrets/hashToken.ts'

/** The seconds for which a code is shown. */
const PERIOD = 30
/** The codes before and after the current one also count, because clocks differ. */
const WINDOW = 1
/** As RFC 4226 recommends for the secret: 160 bits. */
const SECRET_BYTES = 20

/** A new secret (Base32). */
export function newFactorSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32
}

/** The address that authenticator apps read from a QR code. */
export function factorAddress({ secret, site, account }: { secret: string; site: string; account: string }): string {
  // A colon would end the name of the site.
  return new TOTP({ issuer: site.replaceAll(':', ' '), label: account, secret, period: PERIOD }).toString()
}

/** The QR code of an address (SVG), black on white in every theme, because cameras expect it. */
export function qrCode(address: string): string {
  return renderSVG(address, { ecc: 'M', border: 2, pixelSize: 4, blackColor: '#000', whiteColor: '#fff' })
}

/** The step (30 seconds each since 1970) whose code this is; `undefined` if it is no code around this moment. */
export function stepOfCode(secret: string, code: string, now: Date): number | undefined {
  const token = code.replace(/[\s-]/g, '')
  if (!/^\d{6}$/.test(token)) return undefined
  const timestamp = now.getTime()
  const delta = new TOTP({ secret, period: PERIOD }).validate({ token, timestamp, window: WINDOW })
  return delta === null ? undefined : TOTP.counter({ period: PERIOD, timestamp }) + delta
}

/** Without letters and digits that look alike. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789'
const GROUPS = 4
const GROUP_LENGTH = 4

/** A new recovery code of about 79 random bits, in groups that can be read and typed. */
export function newRecoveryCode(): string {
  const group = () => Array.from({ length: GROUP_LENGTH }, () => letters[randomInt(letters.length)]).join('')
  return Array.from({ length: GROUPS }, group).join('-')
}

/** The stored form of a recovery code; case, spaces and hyphens do not count. */
export function hashRecoveryCode(code: string): string {
  return hashToken(`recovery ${code.replace(/[\s-]/g, '').toLowerCase()}`)
}
