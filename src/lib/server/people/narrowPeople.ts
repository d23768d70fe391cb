import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import type { PeopleFilter, StateFilter } from '#shared/contract/managedPeople.ts'
import { toInstant } from '#shared/contract/time.ts'
import { foldKey } from '#shared/foldKey.ts'
import { DAY_MS } from '#shared/time.ts'
import type { Dialect } from '../db/dialect.ts'
import type { Schema } from '../db/schema/schema.ts'

const UNSEEN_DAYS = 365

type People = ExpressionBuilder<Schema, 'users'>

/** The condition of the people that match all filters. People who were erased match none. */
export function narrow(eb: People, filter: PeopleFilter & { now: Date }, dialect: Dialect): Expression<SqlBool> {
  const { role, organization, language, status } = filter
  return eb.and([
    eb('users.erased', 'is', null),
    ...searchWords(filter.s).map((word) => holdsText(word, dialect)),
    ...(language ? [eb('users.language', '=', language)] : []),
    ...(role ? [holds(eb, role)] : []),
    ...(organization ? [belongsTo(eb, organization)] : []),
    ...(status ? [inState(eb, status, filter.now)] : []),
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

/** PostgreSQL has an index for `like` only. */
export function holdsText(word: string, dialect: Dialect) {
  if (dialect === 'sqlite') return sql<SqlBool>`instr(users.search_key, ${word}) > 0`
  return sql<SqlBool>`users.search_key like ${`%${word.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`} escape '\\'`
}

function holds(eb: People, role: string) {
  return eb.exists((inner) =>
    inner
      .selectFrom('user_roles')
      .select('user_roles.uid')
      .whereRef('user_roles.uid', '=', 'users.uid')
      .where('user_roles.role', '=', role),
  )
}

function belongsTo(eb: People, organization: number) {
  return eb.exists((inner) =>
    inner
      .selectFrom('user_organizations')
      .select('user_organizations.uid')
      .whereRef('user_organizations.uid', '=', 'users.uid')
      .where('user_organizations.organization_id', '=', organization),
  )
}

function inState(eb: People, state: StateFilter, now: Date) {
  const invited = eb.exists((inner) =>
    inner.selectFrom('invitations').select('invitations.uid').whereRef('invitations.uid', '=', 'users.uid'),
  )
  const status = eb('users.status', '=', state === 'blocked' ? 'blocked' : 'active')
  if (state === 'blocked') return status
  if (state === 'invited') return eb.and([status, invited])
  if (state === 'active') return eb.and([status, eb.not(invited)])
  // The text keeps the database from reading the people in the order of their sign-ins.
  return eb.and([status, sql<SqlBool>`users.last_login || '' < ${unseenSince(now)}`])
}
