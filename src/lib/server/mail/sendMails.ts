import type { Config } from '../config.ts'
import type { Database, Reader } from '../db/database.ts'
import type { Runtime } from '../runtime.ts'
import { loadSite, type Site } from '../site/site.ts'
import { completeLetter } from './completeLetter.ts'
import type { Letter } from './letter.ts'
import { concernsOneMail, isRefusedForGood, mailFailure } from './mailFailure.ts'
import { mailOrigin } from './mailOrigin.ts'
import { type MailConfig, sendMail } from './sendMail.ts'
import { putOffMail, settleMail } from './settleMail.ts'
import { stopHref } from './stopHref.ts'

export interface PostOffice {
  db: Database
  config: MailConfig & Pick<Config, 'siteUrl' | 'host' | 'port'>
  log: Pick<Runtime['log'], 'error' | 'warn'>
  clock: () => Date
}

/** The tables whose rows are reasons of mails. */
export type MailTable = 'notices' | 'order_mails' | 'account_mails'

export interface MailRow {
  id: number
  mail_tries: number
  /** The time after which the mail is not sent any more. */
  expires?: string
}

/** A letter that is due, and its rows in the outbox. */
export interface DueMail {
  table: MailTable
  rows: readonly MailRow[]
  /**
   * Writes the letter; `undefined` if there is nothing left to send, `null` if another process sends it.
   * @param from the sender's name and address
   */
  write(
    site: Pick<Site, 'general' | 'features' | 'languages' | 'translator'>,
    origin: string,
    from: string,
    db: Database,
  ): Letter | undefined | null | Promise<Letter | undefined | null>
}

/**
 * A source of mails: a table whose rows are committed together with the reason of the mail, each with the time at which
 * it is due. Returns the letters of at most `limit` rows, the oldest first.
 */
export type Outbox = (reader: Reader, now: Date, limit: number) => Promise<DueMail[]>

/** Rows in one batch. */
const AT_ONCE = 200
/** After this many failures of the mail server in a row, the run ends and leaves it alone until the next run. */
const FAILURES = 3
/** After this many mails in a row that fail alone, the run goes on with the next outbox. */
const POSTPONED = 20

/** Whether a mail is due. An outbox that cannot be read counts as due: the run reports it. */
export async function isMailDue(reader: Reader, outboxes: readonly Outbox[], now: Date): Promise<boolean> {
  for (const outbox of outboxes) {
    const isDue = await outbox(reader, now, 1).then(
      (due) => due.length > 0,
      () => true,
    )
    if (isDue) return true
  }
  return false
}

/** The result of a run so far. */
interface Run {
  sent: number
  /** The failures of the mail server since the last mail that it accepted or refused. */
  failures: number
}

/**
 * Sends the mails that are due. A failed mail is tried again later, with growing pauses; a mail may be sent twice if
 * the process dies right after sending it. A mail or an outbox that fails does not hold up the others. Returns how many
 * were sent.
 */
export async function sendMails(
  office: PostOffice,
  outboxes: readonly Outbox[],
  signal?: AbortSignal,
): Promise<number> {
  const { db, log } = office
  const site = await loadSite(db.reader)
  const run: Run = { sent: 0, failures: 0 }
  for (const outbox of outboxes) {
    if (run.failures >= FAILURES) break
    try {
      await sendOutbox(office, outbox, { site, run, signal })
    } catch (error) {
      if (signal?.aborted) throw error
      log.error({ err: error }, 'an outbox of mails failed')
    }
  }
  return run.sent
}

async function sendOutbox(
  office: PostOffice,
  outbox: Outbox,
  { site, run, signal }: { site: Site; run: Run; signal: AbortSignal | undefined },
): Promise<void> {
  const { db, clock } = office
  let postponed = 0
  for (let due = await outbox(db.reader, clock(), AT_ONCE); due.length > 0;) {
    for (const mail of due) {
      signal?.throwIfAborted()
      const outcome = await sendDueMail(office, site, mail)
      if (outcome === 'sent') run.sent++
      if (outcome === 'failed') run.failures++
      if (outcome === 'postponed') postponed++
      if (outcome === 'sent' || outcome === 'refused') run.failures = postponed = 0
      if (run.failures >= FAILURES || postponed >= POSTPONED) return
    }
    due = await outbox(db.reader, clock(), AT_ONCE)
  }
}

/**
 * The outcome of an attempt: after `refused` the mail is given up. After `postponed`, which concerns this mail alone, and
 * after `failed` it is tried again.
 */
export type MailOutcome = 'sent' | 'nothing' | 'refused' | 'postponed' | 'failed'

/** Sends one mail, and notes the outcome in its rows and in the log of sent mails. */
export async function sendDueMail(office: PostOffice, site: Site, mail: DueMail): Promise<MailOutcome> {
  const { db, config, log, clock } = office
  let letter: Letter | undefined
  let isWritten = false
  try {
    const origin = mailOrigin(config)
    const written = await mail.write(site, origin, config.mailFrom, db)
    if (written === null) return 'nothing'
    letter = written
    if (letter) {
      const complete = await completeLetter(db.reader, letter, { site, origin })
      const stop = await stopHref(db, letter, origin)
      isWritten = true
      await sendMail(config, complete, clock(), stop)
    }
    await db.transact((tx) => settleMail(tx, mail, letter, clock()))
    return letter ? 'sent' : 'nothing'
  } catch (error) {
    const failure = mailFailure(error)
    const isRefused = isRefusedForGood(failure)
    if (isRefused) log.error({ err: failure, ...nameOf(mail) }, 'a mail was refused')
    else log.warn({ err: failure, ...nameOf(mail) }, 'a mail could not be sent')
    const lost = await db.transact((tx) =>
      putOffMail(tx, mail, { letter, error: failure.message, isRefused, now: clock() }),
    )
    for (const row of isRefused ? [] : lost) log.error(nameOf({ ...mail, rows: [row] }), 'a mail was given up')
    if (isRefused) return 'refused'
    return isWritten && !concernsOneMail(failure) ? 'failed' : 'postponed'
  }
}

/** The mail's name in the log, without addresses. */
function nameOf({ table, rows }: Pick<DueMail, 'table' | 'rows'>): object {
  return { table, rows: rows.map(({ id }) => id) }
}
