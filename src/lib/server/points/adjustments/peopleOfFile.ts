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
  const people = [...(await usersWith(reader, uids)), ...(await usersAt(reader, mails))]
  const byUid = new Map(people.map(({ uid, full_name }) => [uid, { uid, full_name }]))
  const byMail = new Map(people.map(({ mail_key, uid }) => [mail_key, byUid.get(uid)]))
  return ({ uid, mail }) => {
    const found = [...(uid ? [byUid.get(numberOf(uid) ?? 0)] : []), ...(mail ? [byMail.get(foldKey(mail))] : [])]
    return found.every((person) => person?.uid === found[0]?.uid) ? found[0] : undefined
  }
}

function numberOf(uid: string): number | undefined {
  return /^\d{1,9}$/.test(uid) ? Number(uid) : undefined
}

const columns = ['uid', 'full_name', 'mail_key'] as const

async function usersWith(reader: Reader, uids: readonly number[]) {
  const people = reader.selectFrom('users').select(columns).where('erased', 'is', null)
  return uids.length === 0 ? [] : people.where('uid', 'in', uids).execute()
}

async function usersAt(reader: Reader, mails: readonly string[]) {
  return mails.length === 0 ? [] : reader.selectFrom('users').select(columns).where('mail_key', 'in', mails).execute()
}
