import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import type { Schema } from '../db/schema.ts'
import type { Asker } from '../people/asker.ts'

type Trainings = ExpressionBuilder<Schema, 'trainings'>

/**
 * What someone may see: published, and everyone's or one of the asker's organisations'. Every query that answers
 * trainings or counts them carries this condition.
 */
export function visibleTo(asker: Pick<Asker, 'organizations'> | null) {
  return (eb: Trainings): Expression<SqlBool> =>
    eb.and([
      eb('trainings.published', '=', 1),
      asker && asker.organizations.length > 0 ? eb.or([isOpen(eb), belongsTo(eb, asker.organizations)]) : isOpen(eb),
    ])
}

/** Restricted to no organisation: everyone's. */
export function isOpen(eb: Trainings): Expression<SqlBool> {
  return eb.not(eb.exists(owners(eb).select(sql.lit(1).as('one'))))
}

/** Restricted to several organisations, which share it. */
export function isLinked(eb: Trainings): Expression<SqlBool> {
  return eb(
    owners(eb).select(({ fn }) => fn.countAll<number>().as('count')),
    '>',
    1,
  )
}

function belongsTo(eb: Trainings, organizations: readonly number[]): Expression<SqlBool> {
  return eb.exists(owners(eb).select(sql.lit(1).as('one')).where('organization_id', 'in', organizations))
}

function owners(eb: Trainings) {
  return eb.selectFrom('training_organizations').whereRef('training_id', '=', 'trainings.id')
}
