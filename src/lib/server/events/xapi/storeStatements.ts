import { msg } from '#shared/i18n/message.ts'
import { toInstant } from '#shared/contract/time.ts'
import { Statement, XAPI_VERSION } from '#shared/contract/xapi.ts'
import { invalid, type Refused, Refusal } from '#shared/refusal.ts'
import type { Database, Tx } from '../../db/database.ts'
import type { LearningEventRow } from '../../db/schema/events.ts'
import type { KeyHolder } from '../../people/apiKeys.ts'
import { followEvent } from '../../enrolments/followEvent.ts'
import type { RulesDocument } from '#shared/points/rules.ts'
import { currentRules } from '../../points/earning/currentRules.ts'
import { openWallet } from '../../points/book/openWallet.ts'
import type { SiteTime } from '../../points/siteTime.ts'
import { recordEvent } from '../../points/earning/recordEvent.ts'
import { momentOf, percentOf } from './readStatement.ts'
import { resolveStatements, type Resolved } from './resolveStatements.ts'
import { isSameStatement } from './sameStatement.ts'

export interface Sending {
  holder: KeyHolder
  statements: readonly Statement[]
  /** Scheme and host under which trainings have their addresses. */
  origin: string
  /** Makes up an identifier for a statement that has none. */
  newId: () => string
}

/**
 * Stores statements, all or none, and gives the points for them. Answers their identifiers.
 * @throws Refusal 400 with everything that is wrong with any of them, 409 where an identifier was used for another one
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
    const { resolved, problems } = await resolveStatements(tx, statements, { origin, now: time.now })
    if (twice.length + problems.length > 0) throw invalid([...twice, ...problems])
    // In one order for all, so that two batches never wait for each other.
    const uids = new Set(resolved.flatMap(({ uid }) => uid ?? []))
    for (const uid of [...uids].sort((a, b) => a - b)) await openWallet(tx, uid, time)
    // Read once: a batch has up to hundreds of statements.
    const { document: rules } = await currentRules(tx)
    const clashes: Refused[] = []
    for (const [index, one] of resolved.entries()) {
      if (!(await store(tx, one, { holder, origin, rules }, time))) clashes.push(clash(index))
    }
    if (clashes.length > 0) throw new Refusal(409, clashes)
    return statements.map(({ id }) => id)
  })
}

/** Answers false where the identifier was used for another statement. */
async function store(
  tx: Tx,
  { statement, ...event }: Resolved,
  { holder, origin, rules }: Pick<Sending, 'holder' | 'origin'> & { rules: RulesDocument },
  time: SiteTime,
): Promise<boolean> {
  const at = momentOf(statement) ?? toInstant(time.now)
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

function isRepetition({ payload }: LearningEventRow, sent: Statement): boolean {
  const stored = payload === null ? undefined : Statement.safeParse(JSON.parse(payload)).data
  return stored !== undefined && isSameStatement(stored, sent)
}

function clash(index: number): Refused {
  return { message: msg('This identifier was used for another statement.'), path: `${index}[id]`, code: 'statement_id' }
}
