import type { Reader } from '../db/database.ts'
import type { UserRow } from '../db/schema/people.ts'

/** The texts by which the rows of others can name a person. */
export interface KnownNames {
  mails: string[]
  /** Usernames and full names. */
  names: string[]
}

/** All names and addresses of a person: those of the account, earlier ones, and an address that waits for its proof. */
export async function knownNames(
  reader: Reader,
  { uid, mail, mail_key, name, full_name }: UserRow,
): Promise<KnownNames> {
  const mails = new Set([mail, mail_key])
  const names = new Set([name, full_name])
  const pending = await reader.selectFrom('pending_mails').select(['mail']).where('uid', '=', uid).execute()
  for (const row of pending) mails.add(row.mail)
  const entries = await reader
    .selectFrom('audit_entries')
    .select(['label', 'before_values', 'after_values'])
    .where('subject_type', '=', 'person')
    .where('subject_id', '=', String(uid))
    .execute()
  for (const { label, before_values, after_values } of entries) {
    names.add(label)
    for (const values of [before_values, after_values].map(fieldsIn)) {
      addText(mails, values.mail)
      addText(names, values.name)
      addText(names, values.full_name)
    }
  }
  const isLongEnough = (text: string) => text.length > SHORTEST
  return { mails: [...mails].filter(isLongEnough), names: [...names].filter(isLongEnough) }
}

/** A shorter text is a part of too many others. */
const SHORTEST = 2

function fieldsIn(values: string | null): Record<string, unknown> {
  return values === null ? {} : JSON.parse(values)
}

function addText(texts: Set<string>, value: unknown): void {
  if (typeof value === 'string') texts.add(value)
}
