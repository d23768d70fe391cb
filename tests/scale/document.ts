import { personalData } from '#server/db/personalData.ts'
import { tableNames, type TableName } from '#server/db/tables.ts'
import { type Assumptions, type Kind, kinds, populations } from './assumptions.ts'
import { endsOf, machinesWithin, type Measured, reckon, YEARS_KEPT } from './reckon.ts'

const names: Record<Kind, string> = {
  kept: "a visitor's kept page",
  search: "a visitor's search",
  page: 'a page of a learner',
  call: 'a call of the API that reads',
  purchase: 'a purchase',
  event: 'a completed training, reported by another system',
}

/** The text of docs/scale.md. */
export function scaleDocument(measured: Measured, given: Assumptions): string {
  const needs = populations.map((learners) => reckon(learners, measured, given))
  const { sessions } = given
  const within = machinesWithin(given)
  const direct = given.webCores * measured.connections
  const across = (name: string, of: (need: (typeof needs)[number]) => string) => [name, ...needs.map(of)]
  return `# Scale

From the cost of one request to the machines for 1, 10 and 100 million learners. \`npm run scale\` prints this document from the last
measurement; \`npm run scale -- --measure\` measures again first (about a minute, on PostgreSQL of this machine) and writes it.
Numbers of machines are a simulation: nobody has run 100 million learners.

## Measured

${measured.of}; one web process and PostgreSQL on the same machine, ${measured.memoryMb} MB for the process. The account of a learner takes
${round(measured.learner.rows)} rows and ${round(measured.learner.bytes)} bytes with its indexes.

${table(
  ['request', 'web ms', 'database ms', 'answer KB', 'rows', 'stored bytes', 'log bytes'],
  kinds.map((kind) => {
    const { nodeMs, databaseMs, bytes, rows, storedBytes, logBytes } = measured.costs[kind]
    const changes = kind === 'purchase' || kind === 'event'
    const left = changes ? [round(rows), round(storedBytes), round(logBytes)] : ['', '', '']
    return [names[kind], nodeMs.toFixed(2), databaseMs.toFixed(2), (bytes / 1000).toFixed(1), ...left]
  }),
)}

Milliseconds are processor time, not waiting. The database is the demo academy with 200 more learners: pages read by key, so they cost about the
same with more rows, but indexes grow deeper and leave the memory. Measure again on a copy of your own data before you buy machines.
Scripts, styles and pictures are not in the answers; browsers keep them, and a content delivery network can serve them.

## Assumed

${table(
  ['assumption', 'value'],
  [
    ['learners who come on a working day', `${round(given.activeShare * 100)} %`],
    ['their requests on that day: kept pages, searches, own pages, calls', Object.values(given.daily).join(', ')],
    ['purchases and completed trainings of a learner in a year', `${given.yearly.purchase}, ${given.yearly.event}`],
    ['the busiest second, as a multiple of the average one', `${given.peak}`],
    ['use of a processor in that second', `${round(given.used * 100)} %`],
    [
      'processors of a web machine, and of the largest sensible database server',
      `${given.webCores}, ${given.databaseCores}`,
    ],
    [
      'sessions of PostgreSQL: the maximum, and those of the PgBouncer and of the jobs of a web machine',
      `${sessions.most}, ${sessions.pool}, ${sessions.jobs}`,
    ],
    ['sessions of the replica for each process, while the primary is away', `${sessions.standby}`],
    ['changes that one primary confirms in a second, each on a replica too', round(given.commitsPerSecond)],
    ['what one database server keeps and restores in a night', `${round(given.databaseGb)} GB`],
  ],
)}

## Needed

${table(
  ['', ...populations.map((learners) => `${learners / 1e6} million`)],
  [
    across('requests in the busiest second', ({ peakRequests }) => round(peakRequests)),
    across('web machines (one may end)', ({ webMachines }) => round(webMachines)),
    across('processors of the database', ({ databaseCores }) => round(databaseCores)),
    across('of them for changes', ({ writeCores }) => round(writeCores)),
    across('changes in that second', ({ commits }) => round(commits)),
    across('connections of the processes to PgBouncer', ({ connections }) => round(connections)),
    across('sessions of PostgreSQL, on the primary', (need) => round(need.sessions)),
    across('sessions of the replica, while the primary is away', ({ standbySessions }) => round(standbySessions)),
    across('answers, Mbit/s', ({ megabitsPerSecond }) => round(megabitsPerSecond)),
    across('log sent to each replica, Mbit/s', ({ logMegabitsPerSecond }) => round(logMegabitsPerSecond)),
    across('new rows in a year, millions', ({ rowsPerYear }) => round(rowsPerYear / 1e6)),
    across('new GB in a year', ({ gbPerYear }) => round(gbPerYear)),
    across('GB of accounts', ({ gbOfAccounts }) => round(gbOfAccounts)),
    across('servers that share the learners', ({ shards }) => round(shards)),
  ],
)}

A web machine runs one process for each processor: set \`WORKERS=${given.webCores}\` there (\`deploy/systemd/juniper.env\` has 4). The sessions are those of
\`default_pool_size\` in \`deploy/pgbouncer/pgbouncer.ini\` and \`max_connections\` in \`deploy/patroni/patroni.yml\`; long jobs open some more while
they run. ${sessions.most} sessions are enough for ${within.primary} web machines, and on the replica for ${within.standby}. **Raise \`max_connections\` before there are more machines**, to
more than the larger of the two rows; each session takes some megabytes of the database server.

## What breaks first

${table(
  ['bound', 'reached at'],
  endsOf(measured, given).map(({ what, learners }) => [
    what,
    `${round(learners / 1e5) === '0' ? '< 0.1' : (learners / 1e6).toFixed(1)} million learners`,
  ]),
)}

Not reckoned: the daily job, which reads each wallet (\`npm run bench:points\` measures it), and the catalogue, which each process keeps and
which grows with trainings and not with learners.

## The step after each

1. **More web machines.** A node keeps nothing of a person: sessions, carts and leases are rows. The measurement of three nodes beside
   one is in \`docs/operations.md\`.
2. **PgBouncer** (in the reference set-up): a process needs ${measured.connections} connections for moments only. Without it, a web
   machine would hold ${direct} sessions, and two of them ${2 * direct}.
3. **Read replicas.** \`reader\` and \`transact\` are different handles, so a verb that reads cannot write by accident. While the primary is away visitors
   are already read from a standby (\`db/standby.ts\`). To do it always, a request may read from a replica that has replayed the position
   of the person's last change; visitors' pages may read from one whose \`cache_clock\` is the primary's.
4. **Months of the ledger.** \`point_entries\`, \`site_entries\`, \`lot_moves\`, \`learning_events\` and \`audit_entries\` only grow and are read by their person or by
   their newest rows. Their unique keys get the month. Partitions by month keep indexes small and let months older than ${YEARS_KEPT} years move to slower disks. Balances do not
   need them: \`wallets\` and \`lots\` hold what is valid, \`point_days\` the sums.
5. **Learners by uid.** Several primaries, each with a part of the learners, over a distributed database that speaks PostgreSQL's
   protocol (Citus: distribution column \`uid\`; CockroachDB or YugabyteDB: \`uid\` first in the primary keys). One transaction of a learner stays
   on one server, because \`openWallet\` locks the wallet first and everything that it moves has the same \`uid\`.

## Which tables move

By the list that the export and the erasure of a person use (\`db/personalData.ts\`), so it cannot be out of date:

${table(
  ['', 'tables'],
  [
    ['by their own column of the person', namesOf(isOwn)],
    ['through a row of the person: they get a column `uid`', namesOf(isThrough)],
    [
      'of the site: copied to every server, or on one of their own',
      namesOf((name) => !isOwn(name) && !isThrough(name)),
    ],
  ],
)}

\`site_entries\`, \`lot_moves\` and \`order_mails\` have no person of their own but follow an entry or an order: they get the \`uid\` of it, too. \`audit_entries\`,
\`imports\` and \`uploads\` stay on one server: administrators write them.

## What joins over persons

| statement | why it may stay | what changes |
|---|---|---|
| leaderboard: top list and rank (\`points/boards\`) | an earning writes only the person's own \`board_rows\`; ranks come from \`board_tallies\`, which a job counts | each server tallies its own rows; the job adds the tallies and merges the top lists |
| stock of a product (\`stock_slots\`) | the pieces are spread over slots so that buyers do not wait for each other | slots belong to servers; a job moves pieces when one runs dry; the order takes from its own server |
| voucher codes (\`voucher_codes\`) | a code is free or has an order line | free codes are dealt out to servers in advance, as slots are |
| limits of a product for each learner (\`order_lines.uid\`) | only rows of the buyer | nothing |
| sums of the site (\`point_days\`, \`lot_sums\`), \`reconcile\` | jobs that add up | each server adds up its own; the sums add |
| people, transactions and orders of administrators | lists by name, date or state | asked on every server and merged page by page, or from a copy for reading |
| unique names (\`mail_key\`, \`name_key\`, \`external_id\`, \`sso_links\`) | found before the uid is known | one small directory on a server of its own: key → uid |
| unique events (\`learning_events\`: source and id), keys of entries | an event names its learner (one of an unknown person waits without a uid on the directory's server), an entry's key is only compared within its wallet | the uid becomes a part of the unique key |
| numbers of rows (\`serial\`) | nothing reads an order into them across persons | sequences of the distributed database, or ranges for each server |
| bookings of sessions | the places of a session are one count under one lock | stay on the server of the trainings; the person's own list is a copy |
| \`cache_clock\` | one row; purchases and events do not touch it, changes of content and bookings do | a clock of its own for bookings before there are some hundred of them in a second |

## Why the code allows it

- Access to data is by the person who asks: verbs take \`learner.uid\`, and points move only through the verbs of the ledger, in one transaction of one wallet.
- Only \`openDatabase\` knows where a connection leads. A door that chooses it by uid is a change there and in \`transact\`.
- Time comes from the server and keys from callers (\`Idempotency-Key\`, ids of events): a repeated request on another server does not count twice.
- Jobs take leases and work in slices by uid, so they can run on each server.
`
}

function isOwn(name: TableName): boolean {
  const { person } = personalData[name]
  return typeof person === 'string' && name !== 'uploads' && name !== 'session_history'
}

function isThrough(name: TableName): boolean {
  const { person } = personalData[name]
  return typeof person === 'object' && person !== null
}

function namesOf(belongs: (name: TableName) => boolean): string {
  return tableNames
    .filter(belongs)
    .map((name) => `\`${name}\``)
    .join(', ')
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [line(head), `|${head.map(() => '---|').join('')}`, ...rows.map(line)].join('\n')
}

function round(value: number): string {
  const digits = value !== 0 && value < 10 && !Number.isInteger(value) ? 1 : 0
  return value.toLocaleString('en', { maximumFractionDigits: digits })
}
