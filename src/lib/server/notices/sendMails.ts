import { toInstant } from '#shared/contract/time.ts'
import type { Config } from '../config.ts'
import type { Database, Reader } from '../db/database.ts'
import { type MailConfig, sendMail } from '../mail/sendMail.ts'
import type { Runtime } from '../runtime.ts'
import { loadSite } from '../site/site.ts'
import { type MailedNotice, noticeLetter } from './noticeLetter.ts'

export interface PostOffice {
  db: Database
  config: MailConfig & Pick<Config, 'siteUrl' | 'host' | 'port'>
  log: Pick<Runtime['log'], 'error' | 'warn'>
  clock: () => Date
}

/** So many notices are taken up at once. */
const AT_ONCE = 200
/** How long until a mail is tried again, after each failure; after the last one it is given up. */
const PAUSES_MINUTES = [1, 5, 15, 60, 240, 720, 1440]
/** After so many failures in a row the mail server is left alone until the next run. */
const FAILURES = 3

/** Whether a mail is to be sent now. */
export async function isMailDue(reader: Reader, now: Date): Promise<boolean> {
  return (await dueNotices(reader, now, 1)).length > 0
}

/**
 * Sends the mails that are due, each person's of one kind as one letter. A mail that fails is tried again later, in
 * growing pauses; one that went out just before the process died may go out twice. Answers how many went out.
 */
export async function sendMails(office: PostOffice, signal?: AbortSignal): Promise<number> {
  const { db, config, log, clock } = office
  const site = await loadSite(db.reader)
  let sent = 0
  let failures = 0
  for (let due = await dueNotices(db.reader, clock(), AT_ONCE); due.length > 0;) {
    for (const notices of Map.groupBy(due, ({ uid, type }) => `${uid} ${type}`).values()) {
      signal?.throwIfAborted()
      const letter = noticeLetter(site, notices, originOf(config))
      try {
        if (letter) await sendMail(config, letter, clock())
        await settle(db, notices)
        sent += letter ? 1 : 0
        failures = 0
      } catch (error) {
        log.warn({ err: error, uid: notices[0]?.uid }, 'a mail could not be sent')
        await putOff(office, notices)
        if (++failures >= FAILURES) return sent
      }
    }
    due = await dueNotices(db.reader, clock(), AT_ONCE)
  }
  return sent
}

function dueNotices(reader: Reader, now: Date, limit: number): Promise<MailedNotice[]> {
  return reader
    .selectFrom('notices')
    .innerJoin('users', 'users.uid', 'notices.uid')
    .select(['notices.id', 'notices.uid', 'notices.type', 'notices.details', 'notices.mail_tries'])
    .select(['users.full_name', 'users.mail', 'users.language', 'users.timezone', 'users.status'])
    .where('notices.mail_due', '<=', toInstant(now))
    .orderBy('notices.mail_due')
    .orderBy('notices.id')
    .limit(limit)
    .execute()
}

async function settle(db: Database, notices: readonly MailedNotice[]): Promise<void> {
  await db.transact((tx) =>
    tx
      .updateTable('notices')
      .set({ mail_due: null })
      .where(
        'id',
        'in',
        notices.map(({ id }) => id),
      )
      .execute(),
  )
}

async function putOff({ db, log, clock }: PostOffice, notices: readonly MailedNotice[]): Promise<void> {
  await db.transact(async (tx) => {
    for (const { id, mail_tries } of notices) {
      const pause = PAUSES_MINUTES[mail_tries]
      if (pause === undefined) log.error({ notice: id }, 'a mail was given up')
      const mail_due = pause === undefined ? null : toInstant(new Date(clock().getTime() + pause * 60_000))
      await tx
        .updateTable('notices')
        .set({ mail_due, mail_tries: mail_tries + 1 })
        .where('id', '=', id)
        .execute()
    }
  })
}

/** No request is there to take it from: without SITE_URL, which real use needs, links lead to this machine. */
function originOf({ siteUrl, host, port }: PostOffice['config']): string {
  return siteUrl || `http://${host}:${port}`
}
