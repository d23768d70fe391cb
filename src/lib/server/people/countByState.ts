import type { PeopleCounts } from '#shared/contract/managedPeople.ts'
import type { Reader } from '../db/database.ts'
import { unseenSince } from './narrowPeople.ts'

/** Counts the people of the site by state. */
export async function countByState(reader: Reader, now: Date): Promise<PeopleCounts> {
  const people = reader.selectFrom('users').where('erased', 'is', null)
  const byStatus = await people
    .select((eb) => ['status', eb.fn.countAll<number>().as('count')])
    .groupBy('status')
    .execute()
  const { invited } = await reader
    .selectFrom('invitations')
    .innerJoin('users', 'users.uid', 'invitations.uid')
    .select((eb) => eb.fn.countAll<number>().as('invited'))
    .where('users.status', '=', 'active')
    .where('users.erased', 'is', null)
    .executeTakeFirstOrThrow()
  const { unseen } = await people
    .select((eb) => eb.fn.countAll<number>().as('unseen'))
    .where('status', '=', 'active')
    .where('last_login', '<', unseenSince(now))
    .executeTakeFirstOrThrow()
  const countOf = (status: string) => Number(byStatus.find((row) => row.status === status)?.count ?? 0)
  const [active, blocked] = [countOf('active'), countOf('blocked')]
  return {
    all: active + blocked,
    active: active - Number(invited),
    invited: Number(invited),
    blocked,
    unseen: Number(unseen),
  }
}
