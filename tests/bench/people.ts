// `npm run bench:people`: the list of 100,000 people on the built site: its call and its page.
//   --postgres   on a PostgreSQL of its own instead of an embedded file
//   --people N   how many people (default 100000)
//   --rounds N   how often each list is measured (default 20)
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { fillDemo } from '#tests/e2e/support/academy.ts'
import { startBreakablePostgres } from '#tests/support/postgresServer.ts'
import { fillManyPeople, peopleLines } from './peopleLines.ts'
import { say } from './print.ts'
import { serveDesk } from './servedDesk.ts'

const { values: options } = parseArgs({
  options: {
    people: { type: 'string', default: '100000' },
    rounds: { type: 'string', default: '20' },
    postgres: { type: 'boolean', default: false },
  },
})
const folder = mkdtempSync(join(tmpdir(), 'juniper-people-'))
const server = options.postgres ? await startBreakablePostgres(['-c', 'fsync=off']) : undefined
const url = server?.url('postgres') ?? `sqlite:${join(folder, 'site.db')}`
try {
  await fillDemo(url)
  const began = performance.now()
  const places = await fillManyPeople(url, Number(options.people))
  say(`${options.people} people made in ${((performance.now() - began) / 1000).toFixed(1)} s`)
  const desk = await serveDesk(url, folder)
  try {
    const title = `${options.people} people on ${server ? 'postgres' : 'sqlite'}, ms`
    await desk.measure(title, peopleLines(places), Number(options.rounds))
  } finally {
    await desk.site.stop()
  }
} finally {
  await server?.stop()
  rmSync(folder, { recursive: true, force: true })
}
