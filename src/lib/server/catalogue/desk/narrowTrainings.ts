import { type Expression, type ExpressionBuilder, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { ManagedTrainingFilter } from '#shared/contract/managedTrainings.ts'
import type { Dialect } from '../../db/dialect.ts'
import type { Schema } from '../../db/schema/schema.ts'
import { titleKey } from '../save/titleKey.ts'

/** The condition of the trainings that match all filters, published or not. */
export function narrowTrainings(
  eb: ExpressionBuilder<Schema, 'trainings'>,
  { s = '', state, type, held_in, provider, term }: ManagedTrainingFilter,
  dialect: Dialect,
): Expression<SqlBool> {
  return eb.and([
    ...(s === '' ? [] : [isNamed(s, dialect)]),
    ...(state ? [eb('trainings.published', '=', state === 'published' ? 1 : 0)] : []),
    ...(type ? [eb('trainings.type', '=', type)] : []),
    ...(held_in ? [eb('trainings.language', '=', held_in)] : []),
    ...(provider ? [eb('trainings.provider', '=', provider)] : []),
    ...(term === undefined ? [] : [hasTerm(term)]),
  ])
}

/** All words occur in one title, or the text is a part of the identifier in another system. */
function isNamed(text: string, dialect: Dialect): RawBuilder<SqlBool> {
  const words = [...new Set(titleKey(text).split(/\s+/u))].filter(Boolean)
  const holds = (column: RawBuilder<unknown>, part: string) =>
    dialect === 'sqlite' ? sql<SqlBool>`instr(${column}, ${part}) > 0` : sql<SqlBool>`strpos(${column}, ${part}) > 0`
  const inTitle = (column: RawBuilder<unknown>) =>
    words.length === 0
      ? sql<SqlBool>`1 = 0`
      : sql.join<SqlBool>(
          words.map((word) => holds(column, word)),
          sql` and `,
        )
  return sql<SqlBool>`((${inTitle(sql`trainings.title_key`)})
    or ${holds(sql`lower(coalesce(trainings.external_id, ''))`, text.toLowerCase())}
    or exists (select 1 from training_titles
      where training_titles.training_id = trainings.id and ${inTitle(sql`training_titles.title_key`)}))`
}

function hasTerm(tid: number): RawBuilder<SqlBool> {
  return sql<SqlBool>`trainings.id in (select training_id from training_terms where training_terms.tid in (
    with recursive under (tid) as (
      select terms.tid from terms where terms.tid = ${tid}
      union select terms.tid from terms join under on terms.parent_tid = under.tid)
    select under.tid from under))`
}
