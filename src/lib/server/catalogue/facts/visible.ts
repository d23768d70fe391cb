import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import type { Schema } from '../../db/schema/schema.ts'
import type { CurrentUser } from '../../people/currentUser.ts'
import { type Bits, unionOfBits } from '../../memory/bits.ts'
import type { CatalogueFacts, TrainingFact } from './catalogueFacts.ts'

type Trainings = ExpressionBuilder<Schema, 'trainings'>
type Belonging = Pick<CurrentUser, 'organizations'>

/**
 * Returns the SQL condition for trainings that the user may see: published, and open to everyone or to one of the user's
 * organisations. Every query that returns or counts trainings must have it.
 */
export function visibleTo(user: Belonging | null) {
  return user && user.organizations.length > 0 ? visibleIn(user.organizations) : everyones
}

/** Returns the same condition for members of these organisations. */
export function visibleIn(organizations: readonly number[] | Expression<number>) {
  return (eb: Trainings): Expression<SqlBool> =>
    eb.and([visibleToSomeone(eb), eb.or([isOpen(eb), belongsTo(eb, organizations)])])
}

function everyones(eb: Trainings): Expression<SqlBool> {
  return eb.and([visibleToSomeone(eb), isOpen(eb)])
}

/** The condition for trainings that some users may see, for editors: published, open to everyone or not. */
export function visibleToSomeone(eb: Trainings): Expression<SqlBool> {
  return eb('trainings.published', '=', 1)
}

/** Whether a user may see a training of the catalogue, which holds only published ones. */
export function maySee(user: Belonging | null, { organizations }: Pick<TrainingFact, 'organizations'>): boolean {
  return organizations.length === 0 || (user?.organizations.some((id) => organizations.includes(id)) ?? false)
}

/** Returns a new set of all trainings that a user may see. */
export function visibleSet({ sets, most }: Pick<CatalogueFacts, 'sets' | 'most'>, user: Belonging | null): Bits {
  const own = user?.organizations.map((id) => sets.organization.get(id)) ?? []
  return unionOfBits(most, [sets.open.get(true), ...own])
}

/** Identifies users who may see the same trainings, so that they can share cached counts. */
export function groupOf({ sets }: Pick<CatalogueFacts, 'sets'>, user: Belonging | null): string {
  const own = user?.organizations.filter((id) => sets.organization.has(id)) ?? []
  return own.toSorted((a, b) => a - b).join()
}

/** Whether a training is restricted to no organisation. */
function isOpen(eb: Trainings): Expression<SqlBool> {
  return eb.not(eb.exists(owners(eb).select(sql.lit(1).as('one'))))
}

function belongsTo(eb: Trainings, organizations: readonly number[] | Expression<number>): Expression<SqlBool> {
  return eb.exists(owners(eb).select(sql.lit(1).as('one')).where('organization_id', 'in', organizations))
}

function owners(eb: Trainings) {
  return eb.selectFrom('training_organizations').whereRef('training_id', '=', 'trainings.id')
}
