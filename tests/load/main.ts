// `npm run load`: plays visitors, learners, buyers and administrators on a site for trying out.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { Console } from 'node:console'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { openDatabase } from '#server/db/database.ts'
import { openSite } from './ask.ts'
import { requireNearHost } from './nearHost.ts'
import { invitePeople, People } from './people.ts'
import { play } from './play.ts'
import { sumUp } from './report.ts'

const USAGE = `npm run load -- --url URL [--seconds 30] [--players 40] [--think 1000] [--people FILE] [--log FOLDER]
                [--prepare] [--anywhere]

Plays people on a site: of 100 players 60 visitors, 26 learners, 10 buyers and 4 administrators.
The site must be one for trying out on this machine or in a private network: DATABASE_URL names its database, that of the demo
academy, in which the load makes learners with points, an administrator and products.
  --people FILE   keeps the people in a file, and reads them from it if it exists; then no DATABASE_URL is needed
  --think MS      the average pause between two requests of a player
  --log FOLDER    writes each outcome, acknowledged purchase and stored file as a line of JSON
  --prepare       only makes the people
  --anywhere      also goes to a public address: only to a site of your own
`

const out = new Console(process.stdout, process.stderr)
const { values } = parseArgs({
  options: {
    url: { type: 'string' },
    seconds: { type: 'string', default: '30' },
    players: { type: 'string', default: '40' },
    think: { type: 'string', default: '1000' },
    people: { type: 'string' },
    log: { type: 'string' },
    prepare: { type: 'boolean', default: false },
    anywhere: { type: 'boolean', default: false },
  },
})
if (!values.url) {
  process.stderr.write(USAGE)
  process.exit(2)
}
const url = new URL(values.url).origin
if (!values.anywhere) await requireNearHost(url)
const people = await peopleOf(values.people)
if (!values.prepare) await run(people)

async function run(people: People): Promise<void> {
  const began = Date.now()
  let until = began + Number(values.seconds) * 1000
  process.on('SIGTERM', () => (until = 0))
  process.on('SIGINT', () => (until = 0))
  const files = values.log
    ? {
        outcomes: `${values.log}/outcomes.jsonl`,
        purchases: `${values.log}/purchases.jsonl`,
        uploads: `${values.log}/uploads.jsonl`,
      }
    : undefined
  const site = openSite(url, { goesOn: () => Date.now() < until, ...(files ? { files } : {}) })
  await play(site, {
    people,
    trainings: await openTrainings(),
    players: Number(values.players),
    thinkMs: Number(values.think),
  })
  const took = (Date.now() - began) / 1000
  out.table(
    sumUp(site.outcomes, { from: began, until: Date.now() }).map(({ p50, p99, gap, ...line }) => ({
      ...line,
      'a second': Number((line.requests / took).toFixed(1)),
      'p50 ms': Number(p50.toFixed(1)),
      'p99 ms': Number(p99.toFixed(1)),
      'longest gap ms': Math.round(gap),
    })),
  )
  out.log(`${site.purchases.length} purchases acknowledged in ${took.toFixed(0)} s`)
}

/** The trainings that the site shows to visitors. */
async function openTrainings(): Promise<number[]> {
  const answer = await fetch(`${url}/api/v2/trainings`)
  const { data } = z.object({ data: z.array(z.object({ id: z.int() })).min(1) }).parse(await answer.json())
  return data.map(({ id }) => id)
}

async function peopleOf(file: string | undefined): Promise<People> {
  if (file && existsSync(file)) return People.parse(JSON.parse(readFileSync(file, 'utf8')))
  const database = process.env.DATABASE_URL
  if (!database) throw new Error('DATABASE_URL is needed to make the people of the load.')
  const db = openDatabase(database, { patience: 'working' })
  try {
    if (!values.anywhere) await requireNearHost(url)
    const people = await invitePeople(db, { learners: 60, isSecure: url.startsWith('https:'), now: new Date() })
    if (file) writeFileSync(file, JSON.stringify(people), { mode: 0o600 })
    return people
  } finally {
    await db.close()
  }
}
