import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { type PersonalTable, personalTables } from '../db/personalData.ts'

/** The condition of the rows of a table that are about a person. */
export function aboutPerson({ person }: PersonalTable, uid: number): RawBuilder<SqlBool> {
  if (typeof person === 'string') return sql`${sql.ref(person)} = ${uid}`
  const owner = personalTables.find(({ name }) => name === person.table)
  if (!owner) throw new Error(`${person.table} has no rows about people.`)
  return sql`${sql.ref(person.column)} in (select ${sql.ref(person.key)} from ${sql.table(person.table)}
    where ${aboutPerson(owner, uid)})`
}
