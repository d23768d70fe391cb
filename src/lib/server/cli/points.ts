import { parseArgs } from 'node:util'
import { dayOf } from '#shared/zonedDays.ts'
import type { Database } from '../db/database.ts'
import { isReadOnly } from '../db/failures.ts'
import { type SettleTotals, settleDue, wouldExpire } from '../points/daily/settleDue.ts'
import { reconcile } from '../points/reconcile.ts'
import { noteProof } from '../points/sums/countSums.ts'
import { siteFacts } from '../site/siteFacts.ts'
import type { Output } from './output.ts'
import { dailyCommand } from './pointsDaily.ts'
import { createProgress } from './progress.ts'

/** 0 done, 1 a check or a step failed, 2 wrong arguments, 130 interrupted. */
type ExitCode = 0 | 1 | 2 | 130

const USAGE = `Usage: npm run site -- points expire [--as-of yyyy-MM-dd] [--dry-run] [--yes]
       npm run site -- points daily
       npm run site -- points reconcile
`

/** After this number of lines, further findings are only counted. */
const SHOWN = 50

/** @param argv the arguments after `points` */
export async function pointsCommand(
  db: Database,
  argv: readonly string[],
  out: Output,
  clock: () => Date,
): Promise<ExitCode> {
  const wishes = readArguments(argv)
  switch (wishes?.what) {
    case 'expire':
      return expire(db, wishes, out, clock())
    case 'daily':
      return dailyCommand(db, out, clock)
    case 'reconcile':
      return prove(db, out, clock())
    default:
      out.write(USAGE)
      return 2
  }
}

interface Wishes {
  what: string | undefined
  asOf: string | undefined
  dryRun: boolean
  yes: boolean
}

/** Ctrl+C stops after the current batch; the same command continues from there. */
async function expire(db: Database, { asOf, dryRun, yes }: Wishes, out: Output, now: Date): Promise<ExitCode> {
  const moment = await momentOf(db, asOf, now)
  if (!moment) {
    out.write(`"${asOf}" is not a day: write it as yyyy-MM-dd.\n`)
    return 2
  }
  if (moment > now && !dryRun) {
    out.write(`${asOf} is in the future: points expire early, and that cannot be undone.\n`)
    // The contract's command has no more arguments: a program names the day, and a person at a terminal confirms it.
    if (!yes && out.isTTY) {
      out.write('Use --dry-run to see what would expire, or --yes to let it expire.\n')
      return 2
    }
  }
  const interruption = new AbortController()
  const interrupt = () => interruption.abort()
  process.once('SIGINT', interrupt)
  const progress = createProgress(out)
  try {
    const onProgress = ({ wallets, of }: { wallets: number; of: number }) =>
      progress.show(wallets, `${dryRun ? 'Looked at' : 'Settled'} ${count(wallets)} of ${count(of)} wallets`)
    const working = { onProgress, signal: interruption.signal }
    const expired = ({ points, people }: SettleTotals) => `${count(points)} points of ${count(people)} people`
    if (dryRun) {
      const due = await wouldExpire(db.reader, moment, working)
      progress.end()
      out.write(`Dry run: ${expired(due)} would expire. Nothing was written.\n`)
      return 0
    }
    const settled = await settleDue(db, { now, asOf: moment }, working)
    progress.end()
    out.write(`Expired ${expired(settled)}; ${count(settled.available)} points became available.\n`)
    if (settled.skipped.length === 0) return 0
    out.write(`Not settled, because the numbers of these wallets do not hold: ${settled.skipped.join(', ')}.\n`)
    return 1
  } catch (error) {
    progress.end()
    if (!interruption.signal.aborted) throw error
    out.write('Interrupted. Run the same command again to go on.\n')
    return 130
  } finally {
    process.off('SIGINT', interrupt)
  }
}

/** 1 if a check fails: each line names the user, the place and the right value. */
async function prove(db: Database, out: Output, begun: Date): Promise<ExitCode> {
  const progress = createProgress(out)
  const findings = await reconcile(db, {
    onProgress: ({ people, of }) => progress.show(people, `Proved ${count(people)} of ${count(of)} wallets`),
  })
  progress.end()
  try {
    await noteProof(db, { findings, begun })
  } catch (error) {
    if (!isReadOnly(error)) throw error
    out.write('A replica cannot note the result: the overview still shows the last proof on the primary.\n')
  }
  for (const { proof, uid, id, is, shouldBe } of findings.slice(0, SHOWN)) {
    out.write(`Not true: ${proof} (person ${uid}, number ${id}): it is ${is} and should be ${shouldBe}.\n`)
  }
  if (findings.length > SHOWN) out.write(`… and ${count(findings.length - SHOWN)} more.\n`)
  out.write(findings.length === 0 ? 'The book holds.\n' : `${count(findings.length)} things do not hold.\n`)
  return findings.length === 0 ? 0 : 1
}

/** The beginning of a day on the site's clock, for today the current moment; `undefined` if there is no such day. */
async function momentOf(db: Database, asOf: string | undefined, now: Date): Promise<Date | undefined> {
  if (asOf === undefined) return now
  const { timeZone } = await siteFacts(db.reader)
  if (asOf === dayOf(now, timeZone).toString()) return now
  try {
    return new Date(Temporal.PlainDate.from(asOf).toZonedDateTime(timeZone).epochMilliseconds)
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

function readArguments(argv: readonly string[]): Wishes | undefined {
  try {
    const { values, positionals } = parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: {
        'as-of': { type: 'string' },
        'dry-run': { type: 'boolean', default: false },
        yes: { type: 'boolean', default: false },
      },
    })
    const [what, ...more] = positionals
    if (more.length > 0) return undefined
    return { what, asOf: values['as-of'], dryRun: values['dry-run'], yes: values.yes }
  } catch (error) {
    // parseArgs names an option that it does not know.
    if (error instanceof TypeError) return undefined
    throw error
  }
}

function count(number: number): string {
  return number.toLocaleString('en')
}
