import type { XapiStatement } from '#shared/contract/xapi.ts'
import { msg } from '#shared/i18n/message.ts'
import type { Refused } from '#shared/refusal.ts'
import type { Reader } from '../../db/database.ts'
import { futureProblems, noPerson, personBy, trainingsBy } from '../reported.ts'
import { activityOf, externalIdsIn, statementTime, trainingHere, typeOf, VOIDED, voidedBy } from './readStatement.ts'
import { trustsAccount } from './trustsAccount.ts'

/** A statement with the fields of its event on this site. */
export interface Resolved {
  statement: XapiStatement & { id: string }
  type: string
  uid: number | null
  training_id: number | null
  object: string
  revokes: string | null
}

/** Finds the learners and trainings of statements, and collects all problems. */
export async function resolveStatements(
  reader: Reader,
  statements: readonly (XapiStatement & { id: string })[],
  { origin, homePages, now }: { origin: string; homePages: readonly string[]; now: Date },
): Promise<{ resolved: Resolved[]; problems: Refused[] }> {
  const problems: Refused[] = []
  const trainings = await trainingsOf(reader, statements.map(activityOf), origin)
  const people = new Map<string, number | undefined>()
  const resolved: Resolved[] = []
  for (const [index, statement] of statements.entries()) {
    problems.push(...futureProblems(statementTime(statement) ?? '', now, `${index}[timestamp]`))
    const object = activityOf(statement)
    const revokes = voidedBy(statement) ?? null
    if (statement.verb.id === VOIDED && revokes === null) {
      const message = msg('Only a statement can be voided.')
      problems.push({ message, path: `${index}[object]`, code: 'object_type' })
    }
    // The actor of a voiding statement does not have to be a user of this site.
    const { account } = statement.actor
    const isForeign = account !== undefined && !trustsAccount(account.homePage, { origin, listed: homePages })
    const uid = revokes === null && !isForeign ? await personIn(reader, statement, people) : null
    if (revokes === null && isForeign) problems.push(foreignAccount(`${index}[actor][account][homePage]`))
    if (uid === undefined) problems.push(noPerson(`${index}[actor]`))
    resolved.push({
      statement,
      object,
      revokes,
      type: typeOf(statement),
      uid: uid ?? null,
      training_id: trainings.get(object) ?? null,
    })
  }
  return { resolved, problems }
}

function foreignAccount(path: string): Refused {
  const message = msg('The API key does not name this home page, so its account names are not known here.')
  return { message, path, code: 'home_page' }
}

/** Finds the actor by mail address, or by the username of a trusted account. */
async function personIn(
  reader: Reader,
  { actor }: XapiStatement,
  known: Map<string, number | undefined>,
): Promise<number | undefined> {
  const { objectType, mbox, account } = actor
  if (objectType === 'Group') return undefined
  const by = mbox ? { mail: mbox.slice('mailto:'.length) } : account && { name: account.name }
  if (!by) return undefined
  const key = JSON.stringify(by)
  if (!known.has(key)) known.set(key, await personBy(reader, by))
  return known.get(key)
}

/** The ids of trainings by the addresses of activities. */
async function trainingsOf(
  reader: Reader,
  activities: readonly string[],
  origin: string,
): Promise<Map<string, number>> {
  const distinct = [...new Set(activities)].filter(Boolean)
  const here = distinct.flatMap((activity) => trainingHere(activity, origin) ?? [])
  const rows =
    here.length > 0 ? await reader.selectFrom('trainings').select('id').where('id', 'in', here).execute() : []
  const own = new Set(rows.map(({ id }) => id))
  const named = await trainingsBy(reader, distinct.flatMap(externalIdsIn))
  return new Map(
    distinct.flatMap((activity): [string, number][] => {
      const id = trainingHere(activity, origin)
      if (id !== undefined && own.has(id)) return [[activity, id]]
      const name = externalIdsIn(activity).find((candidate) => named.has(candidate))
      return name === undefined ? [] : [[activity, named.get(name) ?? 0]]
    }),
  )
}
