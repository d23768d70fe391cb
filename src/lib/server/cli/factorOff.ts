import { parseArgs } from 'node:util'
import { noteChange } from '../audit/noteChange.ts'
import { endSecondFactor } from '../accounts/secondFactor/ownSecondFactor.ts'
import { closeSessionsOf } from '../accounts/sessions.ts'
import type { Database } from '../db/database.ts'
import { foldKey } from '#shared/foldKey.ts'
import type { Output } from './output.ts'

const USAGE = `Usage: npm run site -- user factor-off --mail MAIL

For someone who has lost the device and the recovery codes. It also ends the sessions of the account.
`

/**
 * Turns off the second factor of an account, whose owner can no longer log in.
 * @param argv the arguments after `user factor-off`
 * @returns 0 if it was done, 2 if not, after printing the reason
 */
export async function factorOff(
  db: Database,
  argv: readonly string[],
  { out, now }: { out: Output; now: Date },
): Promise<0 | 2> {
  const { values } = parseArgs({ args: [...argv], options: { mail: { type: 'string' } }, strict: false })
  const { mail } = values
  if (typeof mail !== 'string') {
    out.write(USAGE)
    return 2
  }
  const user = await db.reader
    .selectFrom('users')
    .select(['uid', 'full_name'])
    .where('mail_key', '=', foldKey(mail))
    .executeTakeFirst()
  if (!user) {
    out.write(`There is no account ${mail}.\n`)
    return 2
  }
  const subject = { type: 'person', id: user.uid, label: user.full_name } as const
  await db.transact(async (tx) => {
    await endSecondFactor(tx, user.uid)
    await closeSessionsOf(tx, user.uid)
    await noteChange(tx, { actor: null, action: 'changed', subject, after: { security: 'factor-off' } }, now)
  })
  out.write(`The second factor of ${mail} is off.\n`)
  return 0
}
