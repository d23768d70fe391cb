import { foldKey } from '#shared/foldKey.ts'
import type { Reader } from '../../db/database.ts'
import type { AdjustmentRow } from './readAdjustmentRow.ts'

export interface NamedPerson {
  uid: number
  full_name: string
}

/** Finds the person of a row by uid, by mail, or by both if they name the same person. */
export type FindPerson = (row: Pick<AdjustmentRow, 'uid' | 'mail'>) => NamedPerson | undefined

/** Loads the people that the rows name. */
export async function peopleOfFile(reader: Reader, rows: readonly AdjustmentRow[]): Promise<FindPerson> {
  const uids = [...new Set(rows.flatMap(({ uid }) => numberOf(uid) ?? []))]
  const mails = [...new Set(rows.flatMap(({ mail }) => (mail ? foldKey(mail) : [])))]
  const found = [...(await usersWith(reader, uids)), ...(await usersAt(reader, mails))]
  const byUid = new Map(found.map(({ uid, full_name }) => [uid, { uid, full_name }]))
  const byMail = new Map(found.map(({ mail_key, uid }) => [mail_key, byUid.get(uid)]))
  return ({ uid, mail }) => {
    const named = [...(uid ? [byUid.get(numberOf(uid) ?? 0)] : []), ...(mail ? [byMail.get(foldKey(mail))] : [])]
    return named.every((person) => person?.uid === named[0]?.uid) ? named[0] : undefined
  }
}

function numberOf(uid: string): number | undefined {
  return /^\d{1,9}$/.test(uid) ? Number(uid) : undefined
}

async function usersWith(reader: Reader, uids: readonly number[]) {
  return uids.length === 0 ? [] : people(reader).where('uid', 'in', uids).execute()
}

async function usersAt(reader: Reader, mails: readonly string[]) {
  return mails.length === 0 ? [] : people(reader).where('mail_key', 'in', mails).execute()
}

function people(reader: Reader) {
  return reader.selectFrom('users').select(['uid', 'full_name', 'mail_key']).where('erased', 'is', null)
}
