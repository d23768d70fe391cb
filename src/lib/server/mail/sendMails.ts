import { toInstant } from '#shared/contract/time.ts'
import { MINUTE_MS } from '#shared/time.ts'
import type { Config } from '../config.ts'
import type { Database, Reader, Tx } from '../db/database.ts'
import type { Runtime } from '../runtime.ts'
import { loadSite, type Site } from '../site/site.ts'
import { completeLetter } from './completeLetter.ts'
import { noteDelivery } from './deliveries/noteDelivery.ts'
import type { Letter } from './letter.ts'
import { mailFailure } from './mailFailure.ts'
import { mailOrigin } from './mailOrigin.ts'
import { type MailConfig, sendMail } from './sendMail.ts'
import { stopHref } from './stopHref.ts'

export interface PostOffice {
  db: Database
  config: MailConfig & Pick<Config, 'siteUrl' | 'host' | 'port'>
  log: Pick<Runtime['log'], 'error' | 'warn'>
  clock: () => Date
}

/** A letter that is due, and its rows in the outbox. */
export interface DueMail {
  table: 'notices' | 'order_mails'
  rows: readonly { id: number; mail_tries: number }[]
  /**
   * Writes the letter; `undefined` if there is nothing left to send.
   * @param from the sender's name and address
   */
  write(
    site: Pick<Site, 'general' | 'features' | 'languages' | 'translator'>,
    origin: string,
    from: string,
  ): Letter | undefined | Promise<Letter | undefined>
}

/**
 * A source of mails: a table whose rows are committed together with the reason of the mail, each with the time at which
 * it is due. Returns the letters of at most `limit` rows, the oldest first.
 */
export type Outbox = (reader: Reader, now: Date, limit: number) => Promise<DueMail[]>

/** Rows in one batch. */
const AT_ONCE = 200
/** The pause after each failed attempt; after the last one the mail is given up. */
const PAUSES_MINUTES = [1, 5, 15, 60, 240, 720, 1440]
/** After this many failures in a row, the run ends and leaves the mail server alone until the next run. */
const FAILURES = 3

/** Whether a mail is due. */
export async function isMailDue(reader: Reader, outboxes: readonly Outbox[], now: Date): Promise<boolean> {
  for (const outbox of outboxes) if ((await outbox(reader, now, 1)).length > 0) return true
  return false
}

/**
 * Sends the mails that are due. A failed mail is tried again later, with growing pauses; a mail may be sent twice if
 * the process dies right after sending it. Returns how many were sent.
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

async function send(office: PostOffice, site: Site, mail: DueMail): Promise<'sent' | 'nothing' | 'failed'> {
  const { db, config, log, clock } = office
  let letter: Letter | undefined
  try {
    const origin = mailOrigin(config)
    letter = await mail.write(site, origin, config.mailFrom)
    if (letter) {
      const complete = await completeLetter(db.reader, letter, { site, origin })
      await sendMail(config, complete, clock(), await stopHref(db, letter, origin))
    }
    await db.transact((tx) => settle(tx, mail, letter, clock()))
    return letter ? 'sent' : 'nothing'
  } catch (error) {
    const failure = mailFailure(error)
    log.warn({ err: failure, ...nameOf(mail) }, 'a mail could not be sent')
    await putOff(office, mail, { letter, error: failure.message })
    return 'failed'
  }
}

async function settle(tx: Tx, { table, rows }: DueMail, letter: Letter | undefined, now: Date): Promise<void> {
  const ids = rows.map(({ id }) => id)
  await tx.updateTable(table).set({ mail_due: null }).where('id', 'in', ids).execute()
  if (!letter) return
  for (const { id, mail_tries } of rows)
    await noteDelivery(tx, { letter, state: 'sent', tries: mail_tries + 1, source: { table, id } }, now)
}

async function putOff(
  { db, log, clock }: PostOffice,
  { table, rows }: DueMail,
  { letter, error }: { letter: Letter | undefined; error: string },
): Promise<void> {
  const now = clock()
  await db.transact(async (tx) => {
    for (const { id, mail_tries } of rows) {
      const tries = mail_tries + 1
      const pause = PAUSES_MINUTES[mail_tries]
      const state = pause === undefined ? 'given_up' : 'waiting'
      if (pause === undefined) log.error(nameOf({ table, rows: [{ id, mail_tries }] }), 'a mail was given up')
      const mail_due = pause === undefined ? null : toInstant(new Date(now.getTime() + pause * MINUTE_MS))
      await tx.updateTable(table).set({ mail_due, mail_tries: tries }).where('id', '=', id).execute()
      if (letter) await noteDelivery(tx, { letter, state, error, tries, source: { table, id } }, now)
    }
  })
}

/** The mail's name in the log, without addresses. */
function nameOf({ table, rows }: Pick<DueMail, 'table' | 'rows'>): object {
  return { table, rows: rows.map(({ id }) => id) }
}
