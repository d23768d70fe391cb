import { XAPI_VERSION } from '#shared/contract/xapi.ts'
import { msg } from '#shared/i18n/message.ts'
import { invalid } from '#shared/refusal.ts'

/** The headers of every response (xAPI 1.0.3, Communication 3.3). */
export const versionHeaders = { 'X-Experience-API-Version': XAPI_VERSION }

/**
 * Checks that the request uses xAPI 1.0.
 * @param version the value of the header `X-Experience-API-Version`
 * @throws Refusal 400 for another version or a missing header
 */
export function requireVersion(version: string | null): void {
  if (version && /^1\.0(\.\d+)?$/.test(version)) return
  const message = msg('Send X-Experience-API-Version: 1.0.3 with this call.')
  throw invalid([{ message, path: '', code: 'version' }])
}
