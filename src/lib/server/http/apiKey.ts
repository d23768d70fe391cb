import type { KeyScope } from '#shared/contract/apiKeys.ts'
import { msg } from '#shared/i18n/message.ts'
import { denied, Refusal } from '#shared/refusal.ts'
import { type KeyHolder, keyHolder } from '../people/apiKeys.ts'
import type { CallRequest } from './callRequest.ts'

/**
 * Returns the holder of the API key of a request: `Authorization: Bearer KEY` (RFC 6750), or the key as the password of
 * Basic (RFC 7617), as many xAPI clients send it.
 * @throws Refusal 401 for a key that is missing, unknown or revoked; 403 for a key with another scope
 */
export async function admittedByKey(
  request: CallRequest,
  scope: KeyScope,
  { db, now }: App.Locals,
): Promise<KeyHolder> {
  const secret = secretIn(request.headers.get('authorization') ?? '')
  if (!secret) throw keyNeeded(msg('Send an API key with this call.'))
  const holder = await keyHolder(db, secret, now)
  if (!holder) throw keyNeeded(msg('This API key is not known, or it was revoked.'))
  if (!holder.scopes.includes(scope)) throw denied(msg('This API key is not meant for that.'))
  return holder
}

/** Whether a request has a key; another site cannot make a browser send one. */
export function bringsKey(request: CallRequest): boolean {
  return secretIn(request.headers.get('authorization') ?? '') !== ''
}

function secretIn(authorization: string): string {
  const [, scheme = '', credentials = ''] = /^(Bearer|Basic) +(\S+)$/i.exec(authorization) ?? []
  if (scheme.toLowerCase() !== 'basic') return credentials
  const pair = Buffer.from(credentials, 'base64').toString()
  return pair.slice(pair.indexOf(':') + 1)
}

function keyNeeded(message: string): Refusal {
  const headers = { 'WWW-Authenticate': 'Bearer realm="API", Basic realm="API"' }
  return new Refusal(401, [{ message, path: '', code: 'key_needed' }], { headers })
}
