import type { PeopleCounts } from '#shared/contract/managedPeople.ts'
import type { Reader } from '../db/database.ts'
import { unseenSince } from './narrowPeople.ts'

/** Counts the people of the site by state. */
export async function countByState(reader: Reader, now: Date): Promise<PeopleCounts> {
  const byStatus = await reader
    .selectFrom('users')
    .where('erased', 'is', null)
    .select(({ fn, case: when }) => [
      'status',
      fn.countAll<number>().as('count'),
      fn.count<number>(when().when('last_login', '<', unseenSince(now)).then(1).end()).as('unseen'),
    ])
    .groupBy('status')
    .execute()
  // Few people have an open invitation: a join would begin with everyone who is active.
  const { invited } = await reader
    .selectFrom('invitations')
    .select(({ fn }) => fn.countAll<number>().as('invited'))
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('users')
          .select('users.uid')
          .whereRef('users.uid', '=', 'invitations.uid')
          .where('status', '=', 'active')
          .where('erased', 'is', null),
      ),
    )
    .executeTakeFirstOrThrow()
  const of = (status: string) => byStatus.find((row) => row.status === status)
  const [active, blocked] = [Number(of('active')?.count ?? 0), Number(of('blocked')?.count ?? 0)]
  return {
    all: active + blocked,
    active: active - Number(invited),
    invited: Number(invited),
    blocked,
    unseen: Number(of('active')?.unseen ?? 0),
  }
}
