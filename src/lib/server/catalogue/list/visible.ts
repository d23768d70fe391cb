import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import type { Schema } from '../../db/schema/schema.ts'
import type { CurrentUser } from '../../people/currentUser.ts'
import type { CatalogueFacts, TrainingFact } from '../facts/catalogueFacts.ts'

type Trainings = ExpressionBuilder<Schema, 'trainings'>
type Belonging = Pick<CurrentUser, 'organizations'>

/**
 * What someone may see: published, and everyone's or one of the user's organisations'. Every query that answers
 * trainings or counts them carries this condition.
 */
export function visibleTo(user: Belonging | null) {
  return user && user.organizations.length > 0 ? visibleIn(user.organizations) : everyones
}

/** The same for members of some organisations, or of none. */
export function visibleIn(organizations: readonly number[] | Expression<number>) {
  return (eb: Trainings): Expression<SqlBool> =>
    eb.and([eb('trainings.published', '=', 1), eb.or([isOpen(eb), belongsTo(eb, organizations)])])
}

function everyones(eb: Trainings): Expression<SqlBool> {
  return eb.and([eb('trainings.published', '=', 1), isOpen(eb)])
}

/** Whether someone may see a training of the catalogue, of which only published ones are. */
export function maySee(user: Belonging | null, { organizations }: Pick<TrainingFact, 'organizations'>): boolean {
  return organizations.length === 0 || (user?.organizations.some((id) => organizations.includes(id)) ?? false)
}

/** The same for all who may see the same trainings: a name under which what was counted for one can be kept for all. */
export function groupOf({ owners }: Pick<CatalogueFacts, 'owners'>, user: Belonging | null): string {
  const own = user?.organizations.filter((id) => owners.has(id)) ?? []
  return own.toSorted((a, b) => a - b).join()
}

/** Restricted to no organisation: everyone's. */
function isOpen(eb: Trainings): Expression<SqlBool> {
  return eb.not(eb.exists(owners(eb).select(sql.lit(1).as('one'))))
}

function belongsTo(eb: Trainings, organizations: readonly number[] | Expression<number>): Expression<SqlBool> {
  return eb.exists(owners(eb).select(sql.lit(1).as('one')).where('organization_id', 'in', organizations))
}

function owners(eb: Trainings) {
  return eb.selectFrom('training_organizations').whereRef('training_id', '=', 'trainings.id')
}
