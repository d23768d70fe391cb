import { randomBytes } from 'node:crypto'
import type { FeedAddress } from '#shared/contract/subscribedCalendars.ts'
import type { Database } from '../../../db/database.ts'

/** 192 bits: nobody finds one by trying. */
const SECRET_BYTES = 24

/** The address of a person's own feed; the first call makes it. */
export async function feedAddress(db: Database, uid: number, origin: string): Promise<FeedAddress> {
  const choices = await db.reader
    .selectFrom('instructor_choices')
    .select('feed_secret')
    .where('uid', '=', uid)
    .executeTakeFirst()
  return addressOf(choices?.feed_secret ?? (await keepSecret(db, uid)), origin)
}

/** Makes a new address; from then on the old one leads to nothing. */
export async function renewFeedAddress(db: Database, uid: number, origin: string): Promise<FeedAddress> {
  const feed_secret = newSecret()
  await db.transact((tx) =>
    tx
      .insertInto('instructor_choices')
      .values({ uid, feed_secret, travel_time_zone: null })
      .onConflict((held) => held.column('uid').doUpdateSet({ feed_secret }))
      .execute(),
  )
  return addressOf(feed_secret, origin)
}

/** Of two first calls at the same moment, the first one decides. */
async function keepSecret(db: Database, uid: number): Promise<string> {
  const made = newSecret()
  const { feed_secret } = await db.transact((tx) =>
    tx
      .insertInto('instructor_choices')
      .values({ uid, feed_secret: made, travel_time_zone: null })
      .onConflict((held) =>
        held
          .column('uid')
          .doUpdateSet((eb) => ({ feed_secret: eb.fn.coalesce('instructor_choices.feed_secret', eb.val(made)) })),
      )
      .returning('feed_secret')
      .executeTakeFirstOrThrow(),
  )
  return feed_secret ?? made
}

function newSecret(): string {
  return randomBytes(SECRET_BYTES).toString('base64url')
}

function addressOf(secret: string, origin: string): FeedAddress {
  return { url: `${origin}/calendar/${secret}.ics` }
}
