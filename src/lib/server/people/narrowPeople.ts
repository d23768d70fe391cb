import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import type { PeopleFilter, StateFilter } from '#shared/contract/managedPeople.ts'
import { toInstant } from '#shared/instant.ts'
import { foldKey } from '#shared/foldKey.ts'
import { DAY_MS } from '#shared/time.ts'
import type { Dialect } from '../db/dialect.ts'
import type { Schema } from '../db/schema/schema.ts'

const UNSEEN_DAYS = 365

type People = ExpressionBuilder<Schema, 'users'>

/** The condition of the people that match all filters. */
export function matchesFilters(
  eb: People,
  filter: PeopleFilter & { now: Date },
  dialect: Dialect,
): Expression<SqlBool> {
  const { role, organization, language, status } = filter
  return eb.and([
    ...searchWords(filter.s).map((word) => holdsText(word, dialect)),
    ...(language ? [eb('users.language', '=', language)] : []),
    ...(role ? [holds(eb, role, dialect)] : []),
    ...(organization ? [belongsTo(eb, organization, dialect)] : []),
    ...(status ? [isInState(eb, status, { now: filter.now, dialect })] : []),
  ])
}

/** The folded words of a search; each of them must occur in the key of a person. */
export function searchWords(s: string | undefined): string[] {
  return [...new Set(foldKey(s ?? '').split(/\s+/u))].filter(Boolean)
}

/** The day since which people must have signed in so that they count as seen. */
export function unseenSince(now: Date): string {
  return toInstant(new Date(now.getTime() - UNSEEN_DAYS * DAY_MS))
}

/** Without an index: for a short word, PostgreSQL would read all of it. */
function holdsText(word: string, dialect: Dialect) {
  const place = sql.raw(dialect === 'sqlite' ? 'instr' : 'strpos')
  return sql<SqlBool>`${place}(users.search_key, ${word}) > 0`
}

/** PostgreSQL looks each person up; a join could begin with everyone who has the role. */
const forEach = <T extends { offset(rows: number): T }>(query: T): T => query.offset(0)

function holds(eb: People, role: string, dialect: Dialect) {
  return eb.exists((inner) =>
    inner
      .selectFrom('user_roles')
      .select('user_roles.uid')
      .whereRef('user_roles.uid', '=', 'users.uid')
      .where('user_roles.role', '=', role)
      .$if(dialect === 'postgres', forEach),
  )
}

function belongsTo(eb: People, organization: number, dialect: Dialect) {
  return eb.exists((inner) =>
    inner
      .selectFrom('user_organizations')
      .select('user_organizations.uid')
      .whereRef('user_organizations.uid', '=', 'users.uid')
      .where('user_organizations.organization_id', '=', organization)
      .$if(dialect === 'postgres', forEach),
  )
}

/** The condition of the people in a state. */
export function isInState(eb: People, state: StateFilter, { now, dialect }: { now: Date; dialect: Dialect }) {
  const invited = eb.exists((inner) =>
    inner
      .selectFrom('invitations')
      .select('invitations.uid')
      .whereRef('invitations.uid', '=', 'users.uid')
      .$if(dialect === 'postgres', forEach),
  )
  const status = eb('users.status', '=', state === 'blocked' ? 'blocked' : 'active')
  if (state === 'blocked') return status
  if (state === 'invited') return eb.and([status, invited])
  if (state === 'active') return eb.and([status, eb.not(invited)])
  // The text keeps the database from reading the people in the order of their sign-ins.
  return eb.and([status, sql<SqlBool>`users.last_login || '' < ${unseenSince(now)}`])
}
