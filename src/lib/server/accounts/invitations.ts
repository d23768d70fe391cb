import { toInstant } from '#shared/instant.ts'
import { msg } from '#shared/i18n/message.ts'
import { invalid, notFound } from '#shared/refusal.ts'
import { DAY_MS } from '#shared/time.ts'
import type { Database, Reader, Tx } from '../db/database.ts'
import { hashToken, newSecret } from '../secrets/hashToken.ts'
import { typedPasswordProblems } from '../people/passwordPolicy.ts'
import { hashPassword } from '../secrets/passwords.ts'
import { rememberDevice } from './knownDevices.ts'
import { INVITATION_DAYS } from './linkLife.ts'
import { endMailedLinks } from './mailedLinks.ts'

/** Stores an invitation and returns the secret of its link; an earlier link of the person becomes invalid. */
export async function startInvitation(
  tx: Tx,
  { uid, by, now }: { uid: number; by: number | null; now: Date },
): Promise<{ token: string }> {
  const token = newSecret()
  const expires = toInstant(new Date(now.getTime() + INVITATION_DAYS * DAY_MS))
  const invitation = { token_hash: hashToken(token), created: toInstant(now), expires, invited_by: by }
  await tx
    .insertInto('invitations')
    .values({ uid, ...invitation })
    .onConflict((held) => held.column('uid').doUpdateSet(invitation))
    .execute()
  return { token }
}

/** The account of an invitation's secret; `undefined` if the link was used, replaced or has expired. */
export function findInvitation(reader: Reader, token: string, now: Date) {
  return reader
    .selectFrom('invitations')
    .innerJoin('users', 'users.uid', 'invitations.uid')
    .select(['users.uid', 'users.name', 'users.mail', 'users.full_name', 'users.password_hash'])
    .where('invitations.token_hash', '=', hashToken(token))
    .where('invitations.expires', '>', toInstant(now))
    .where('users.status', '=', 'active')
    .executeTakeFirst()
}

/**
 * Sets the first password of an invited person; the link works once. Returns the secret by which the browser is known.
 * @throws Refusal 404 for a link that was used, replaced or has expired, 400 for a password that is not allowed
 */
export async function acceptInvitation(
  db: Database,
  { token, password, repeated, now }: { token: string; password: string; repeated?: string; now: Date },
): Promise<{ device: string }> {
  const user = await findInvitation(db.reader, token, now)
  if (!user) throw invitationEnded()
  const problems = typedPasswordProblems({ password, repeated }, [user.name, user.mail, user.full_name])
  if (problems.length > 0) throw invalid(problems)
  const hash = await hashPassword(password)
  return db.transact(async (tx) => {
    // If the form is sent twice at the same moment, only one of them finds the invitation.
    const { numDeletedRows } = await tx
      .deleteFrom('invitations')
      .where('token_hash', '=', hashToken(token))
      .executeTakeFirstOrThrow()
    if (numDeletedRows === 0n) throw invitationEnded()
    await endMailedLinks(tx, user.uid)
    await tx.updateTable('users').set({ password_hash: hash }).where('uid', '=', user.uid).execute()
    return { device: await rememberDevice(tx, { uid: user.uid, device: undefined, now }) }
  })
}

function invitationEnded() {
  return notFound(msg('This invitation was used before or has expired. Ask for a new one.'))
}
