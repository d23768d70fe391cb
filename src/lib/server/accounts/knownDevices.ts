import { toInstant } from '#shared/instant.ts'
import { DAY_MS } from '#shared/time.ts'
import type { Reader, Tx } from '../db/database.ts'
import { hashToken, newSecret } from '../secrets/hashToken.ts'

/** How long after its last sign-in a browser is known. */
export const DEVICE_DAYS = 180
const MOST_DEVICES = 20

interface Device {
  uid: number
  /** The secret that the browser keeps; only a hash is stored. */
  device: string | undefined
  now: Date
}

/** Whether this browser signed in to the account before. */
export async function isKnownDevice(reader: Reader, { uid, device, now }: Device): Promise<boolean> {
  if (!device) return false
  const row = await reader
    .selectFrom('known_devices')
    .select('uid')
    .where('token_hash', '=', hashToken(device))
    .where('uid', '=', uid)
    .where('seen', '>', oldest(now))
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Notes that this browser signed in and returns its new secret. The other accounts that signed in there stay known; a
 * copy of the old secret becomes invalid.
 */
export async function rememberDevice(tx: Tx, { uid, device, now }: Device): Promise<string> {
  const secret = newSecret()
  const token_hash = hashToken(secret)
  if (device) {
    const old = hashToken(device)
    await tx.deleteFrom('known_devices').where('token_hash', '=', old).where('uid', '=', uid).execute()
    await tx.updateTable('known_devices').set({ token_hash }).where('token_hash', '=', old).execute()
  }
  await tx
    .insertInto('known_devices')
    .values({ token_hash, uid, seen: toInstant(now) })
    .execute()
  await tx
    .deleteFrom('known_devices')
    .where('uid', '=', uid)
    .where('token_hash', '!=', token_hash)
    .where((eb) =>
      eb.or([
        eb('seen', '<=', oldest(now)),
        eb(
          'token_hash',
          'not in',
          eb
            .selectFrom('known_devices as newest')
            .select('newest.token_hash')
            .where('newest.uid', '=', uid)
            .orderBy('newest.seen', 'desc')
            .limit(MOST_DEVICES),
        ),
      ]),
    )
    .execute()
  return secret
}

/** Forgets all browsers of a user, after a change of the password. */
export async function forgetDevices(tx: Tx, uid: number): Promise<void> {
  await tx.deleteFrom('known_devices').where('uid', '=', uid).execute()
}

function oldest(now: Date): string {
  return toInstant(new Date(now.getTime() - DEVICE_DAYS * DAY_MS))
}
