import { toInstant } from '#shared/instant.ts'
import type { Database } from '../../db/database.ts'
import type { Finding } from '../proof.ts'
import type { SiteTime } from '../../site/siteTime.ts'
import { countDays } from './countDays.ts'
import { countLots } from './countLots.ts'
import { setMarks } from './marks.ts'
import { DAY_PROOF } from './proveDays.ts'

/** The result of a proof of the ledger. */
export interface ProofResult {
  /** `undefined`: the proof did not finish. */
  findings: readonly Finding[] | undefined
  /** When the proof began. */
  begun: Date
}

/**
 * Keeps the sums that the overview reads, and notes the proof of the ledger. If the proof found wrong sums, it counts
 * all days again. Returns how many days it counted.
 */
export async function countSums(
  db: Database,
  proof: ProofResult,
  time: SiteTime,
  { signal }: { signal?: AbortSignal | undefined } = {},
): Promise<number> {
  await noteProof(db, proof)
  const again = proof.findings?.some((finding) => finding.proof === DAY_PROOF) === true
  const days = await countDays(db, time, { again, signal })
  await countLots(db, time.now, { signal })
  return days
}

/** Notes when the ledger was proved and with which result, for the overview. */
export async function noteProof(db: Database, { findings, begun }: ProofResult): Promise<void> {
  if (!findings) return
  const { wallets } = await db.reader
    .selectFrom('wallets')
    .select(({ fn }) => fn.countAll<number>().as('wallets'))
    .executeTakeFirstOrThrow()
  const proved = { proved_at: toInstant(begun), proved_wallets: wallets, findings: findings.length }
  await db.transact((tx) => setMarks(tx, proved))
}
