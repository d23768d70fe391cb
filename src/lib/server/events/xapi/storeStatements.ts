import { msg } from '#shared/i18n/message.ts'
import { toInstant } from '#shared/instant.ts'
import { XapiStatement, XAPI_VERSION } from '#shared/contract/xapi.ts'
import { invalid, type Refused, Refusal } from '#shared/refusal.ts'
import type { Database, Tx } from '../../db/database.ts'
import type { LearningEventRow } from '../../db/schema/events.ts'
import type { KeyHolder } from '../../people/apiKeys.ts'
import { followEvent } from '../../enrolments/followEvent.ts'
import type { RulesDocument } from '#shared/points/rules.ts'
import { currentRules } from '../../points/earning/currentRules.ts'
import { openWallet } from '../../points/book/openWallet.ts'
import type { SiteTime } from '../../site/siteTime.ts'
import { recordEvent } from '../../points/earning/recordEvent.ts'
import { statementTime, percentOf } from './readStatement.ts'
import { resolveStatements, type Resolved } from './resolveStatements.ts'
import { isSameStatement } from './sameStatement.ts'

export interface Sending {
  holder: KeyHolder
  statements: readonly XapiStatement[]
  /** Scheme and host of the training pages. */
  origin: string
  /** Creates an identifier for a statement without one. */
  newId: () => string
}

/**
 * Stores statements, all or none, and awards the points for them. Returns their identifiers.
 * @throws Refusal 400 with all problems of all statements, 409 if an identifier was used for another statement
 */
export async function storeStatements(db: Database, sending: Sending, time: SiteTime): Promise<string[]> {
  const { holder, origin, newId } = sending
  const statements = sending.statements.map((statement) => ({ ...statement, id: statement.id ?? newId() }))
  const twice = statements.flatMap(({ id }, index) =>
    statements.findIndex((other) => other.id === id) < index
      ? [{ message: msg('Another statement here has this identifier.'), path: `${index}[id]`, code: 'taken' }]
      : [],
  )
  return db.transact(async (tx) => {
    const { resolved, problems } = await resolveStatements(tx, statements, {
      origin,
      homePages: holder.homePages,
      now: time.now,
    })
    if (twice.length + problems.length > 0) throw invalid([...twice, ...problems])
    // A fixed order prevents deadlocks between two batches.
    const uids = new Set(resolved.flatMap(({ uid }) => uid ?? []))
    for (const uid of [...uids].sort((a, b) => a - b)) await openWallet(tx, uid, time)
    // Read once, because a batch can have hundreds of statements.
    const { document: rules } = await currentRules(tx)
    const clashes: Refused[] = []
    for (const [index, one] of resolved.entries()) {
      if (!(await store(tx, one, { holder, origin, rules }, time))) clashes.push(clash(index))
    }
    if (clashes.length > 0) throw new Refusal(409, clashes)
    return statements.map(({ id }) => id)
  })
}

/** Returns false if the identifier was used for another statement. */
async function store(
  tx: Tx,
  { statement, ...event }: Resolved,
  { holder, origin, rules }: Pick<Sending, 'holder' | 'origin'> & { rules: RulesDocument },
  time: SiteTime,
): Promise<boolean> {
  const at = statementTime(statement) ?? toInstant(time.now)
  const recorded = await recordEvent(
    tx,
    {
      ...event,
      source: holder.source,
      external_id: statement.id,
      score: percentOf(statement.result),
      at,
      payload: JSON.stringify({
        ...statement,
        timestamp: statement.timestamp ?? time.now.toISOString(),
        stored: time.now.toISOString(),
        version: statement.version ?? XAPI_VERSION,
        authority: { objectType: 'Agent', name: holder.name, account: { homePage: origin, name: holder.source } },
      }),
    },
    time,
    rules,
  )
  if (recorded.repeated && !isRepetition(recorded.event, statement)) return false
  await followEvent(tx, recorded)
  return true
}

function isRepetition({ payload }: LearningEventRow, sent: XapiStatement): boolean {
  const stored = payload === null ? undefined : XapiStatement.safeParse(JSON.parse(payload)).data
  return stored !== undefined && isSameStatement(stored, sent)
}

function clash(index: number): Refused {
  return { message: msg('This identifier was used for another statement.'), path: `${index}[id]`, code: 'statement_id' }
}
