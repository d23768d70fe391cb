import { toInstant } from '#shared/contract/time.ts'
import { MINUTE_MS } from '#shared/time.ts'
import type { Config } from '../config.ts'
import type { Database, Reader, Tx } from '../db/database.ts'
import type { Runtime } from '../runtime.ts'
import { loadSite, type Site } from '../site/site.ts'
import type { Letter } from './letter.ts'
import { mailFailure } from './mailFailure.ts'
import { type MailConfig, sendMail } from './sendMail.ts'

export interface PostOffice {
  db: Database
  config: MailConfig & Pick<Config, 'siteUrl' | 'host' | 'port'>
  log: Pick<Runtime['log'], 'error' | 'warn'>
  clock: () => Date
}

/** One letter that is due, and the rows in which it waits. */
export interface Due {
  table: 'notices' | 'order_mails'
  rows: readonly { id: number; mail_tries: number }[]
  /** The letter; `undefined` where there is nothing to send any more. */
  write(site: Pick<Site, 'general' | 'translator'>, origin: string): Letter | undefined
}

/**
 * What waits to be mailed for one reason: a table whose rows are committed with what the mails are about, each with the
 * moment at which it is due. Answers the letters of at most `limit` rows, the oldest first.
 */
export type Outbox = (reader: Reader, now: Date, limit: number) => Promise<Due[]>

/** So many rows are taken up at once. */
const AT_ONCE = 200
/** How long until a mail is tried again, after each failure; after the last one it is given up. */
const PAUSES_MINUTES = [1, 5, 15, 60, 240, 720, 1440]
/** After so many failures in a row the mail server is left alone until the next run. */
const FAILURES = 3

/** Whether a mail is to be sent now. */
export async function isMailDue(reader: Reader, outboxes: readonly Outbox[], now: Date): Promise<boolean> {
  for (const outbox of outboxes) if ((await outbox(reader, now, 1)).length > 0) return true
  return false
}

/**
 * Sends the mails that are due. One that fails is tried again later, in growing pauses; one that went out just before
 * the process died may go out twice. Answers how many went out.
 */
export async function sendMails(
  office: PostOffice,
  outboxes: readonly Outbox[],
  signal?: AbortSignal,
): Promise<number> {
  const { db, clock } = office
  const site = await loadSite(db.reader)
  let sent = 0
  let failures = 0
  for (const outbox of outboxes) {
    for (let due = await outbox(db.reader, clock(), AT_ONCE); due.length > 0;) {
      for (const mail of due) {
        signal?.throwIfAborted()
        const outcome = await send(office, site, mail)
        sent += outcome === 'sent' ? 1 : 0
        failures = outcome === 'failed' ? failures + 1 : 0
        if (failures >= FAILURES) return sent
      }
      due = await outbox(db.reader, clock(), AT_ONCE)
    }
  }
  return sent
}

async function send(office: PostOffice, site: Site, mail: Due): Promise<'sent' | 'nothing' | 'failed'> {
  const { db, config, log, clock } = office
  try {
    const letter = mail.write(site, originOf(config))
    if (letter) await sendMail(config, letter, clock())
    await db.transact((tx) => settle(tx, mail))
    return letter ? 'sent' : 'nothing'
  } catch (error) {
    log.warn({ err: mailFailure(error), ...nameOf(mail) }, 'a mail could not be sent')
    await putOff(office, mail)
    return 'failed'
  }
}

async function settle(tx: Tx, { table, rows }: Due): Promise<void> {
  const ids = rows.map(({ id }) => id)
  await tx.updateTable(table).set({ mail_due: null }).where('id', 'in', ids).execute()
}

async function putOff({ db, log, clock }: PostOffice, mail: Due): Promise<void> {
  await db.transact(async (tx) => {
    for (const { id, mail_tries } of mail.rows) {
      const pause = PAUSES_MINUTES[mail_tries]
      if (pause === undefined) log.error(nameOf({ ...mail, rows: [{ id, mail_tries }] }), 'a mail was given up')
      const mail_due = pause === undefined ? null : toInstant(new Date(clock().getTime() + pause * MINUTE_MS))
      await tx
        .updateTable(mail.table)
        .set({ mail_due, mail_tries: mail_tries + 1 })
        .where('id', '=', id)
        .execute()
    }
  })
}

/** As the log names it: nobody's address stands there. */
function nameOf({ table, rows }: Due): object {
  return { table, rows: rows.map(({ id }) => id) }
}

/** No request is there to take it from: without SITE_URL, which real use needs, links lead to this machine. */
function originOf({ siteUrl, host, port }: PostOffice['config']): string {
  return siteUrl || `http://${host}:${port}`
}
