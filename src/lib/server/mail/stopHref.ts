import { randomBytes } from 'node:crypto'
import type { Database } from '../db/database.ts'
import type { Letter } from './letter.ts'

/** 192 bits: nobody finds one by trying. */
const SECRET_BYTES = 24

/** The address that ends mails of a letter's kind without a sign-in; `undefined` if its recipient cannot end them. */
export async function stopHref(
  db: Database,
  { type, to, canStop }: Pick<Letter, 'type' | 'to' | 'canStop'>,
  origin: string,
): Promise<string | undefined> {
  const { uid } = to
  if (!canStop || uid === null) return undefined
  const known = await db.reader.selectFrom('mail_stops').select('secret').where('uid', '=', uid).executeTakeFirst()
  return `${origin}/user/mail/stop/${known?.secret ?? (await keepSecret(db, uid))}?kind=${type}`
}

/** Of two first mails at the same moment, the first one decides. */
async function keepSecret(db: Database, uid: number): Promise<string> {
  const secret = randomBytes(SECRET_BYTES).toString('base64url')
  return db.transact(async (tx) => {
    await tx
      .insertInto('mail_stops')
      .values({ uid, secret })
      .onConflict((held) => held.column('uid').doNothing())
      .execute()
    return (await tx.selectFrom('mail_stops').select('secret').where('uid', '=', uid).executeTakeFirstOrThrow()).secret
  })
}
