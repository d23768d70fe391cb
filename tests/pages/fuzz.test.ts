import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openSession } from '#server/accounts/sessions.ts'
import type { Database } from '#server/db/database.ts'
import { saveSettings } from '#server/site/saveSettings.ts'
import { loadSite } from '#server/site/site.ts'
import { featureSwitches } from '#shared/access/flags.ts'
import { toInstant } from '#shared/instant.ts'
import { shareAcademy } from '#tests/support/servedAcademy.ts'
import { readDescription } from './fuzz/description.ts'
import { type FuzzRequest, requestsOf } from './fuzz/requests.ts'

/** Requests of each call for each user; `npm run prove` sends more. */
const RUNS = Number(process.env.FUZZ_RUNS ?? 4)
const SEED = Number(process.env.FUZZ_SEED ?? 20261122)
const users = {
  visitor: null,
  learner: 'learner',
  'incentives manager': 'incentives',
  'course administrator': 'courses',
  administrator: 'admin',
}

const academy = shareAcademy({ prepare: switchEverythingOn })

async function switchEverythingOn(db: Database): Promise<void> {
  const { general } = await loadSite(db.reader)
  const features = Object.fromEntries(featureSwitches.map((name) => [name, true]))
  await db.transact((tx) => saveSettings(tx, 'general', { ...general, features }, toInstant(new Date())))
}

test(
  'every call answers valid and slightly wrong requests as the published description says',
  async () => {
    const { site, db } = academy()
    const { calls, find, problemOf } = await readDescription(site.url)
    const wrong = new Map<string, string>()
    const succeeded = new Set<string>()
    const uids = await uidsOf(db)
    for (const [place, [user, name]] of Object.entries(users).entries()) {
      const uid = uids.get(`${name}@demo.test`)
      for (const call of calls) {
        const requests = fc.sample(requestsOf(call, find), { numRuns: RUNS, seed: SEED + place })
        for (const request of requests) {
          // A session for each request: some calls end the session they come with.
          const answer = await send(site.url, call.method, request, uid ? await cookieOf(db, uid) : null)
          const problem = problemOf(call, answer)
          if (answer.status < 300) succeeded.add(`${call.method} ${call.path}`)
          const what = `${call.method} ${call.path} for a ${user}: ${answer.status} ${problem}`
          if (problem) wrong.set(what, `${JSON.stringify(request).slice(0, 600)} → ${answer.text.slice(0, 300)}`)
        }
      }
    }
    expect([...wrong].map(([place, how]) => `${place}\n  ${how}`)).toEqual([])
    expect(succeeded.size, 'calls that succeeded at least once').toBeGreaterThan(calls.length / 2)
    expect((await fetch(`${site.url}/readyz`)).status).toBe(200)
    const errors = site
      .log()
      .split('\n')
      .filter((line) => /"level":(50|60)/.test(line))
    expect(errors).toEqual([])
  },
  60_000 * Math.max(1, RUNS),
)

/** Reads the users once: a call may change a name or an address. */
async function uidsOf(db: Database): Promise<Map<string, number>> {
  const rows = await db.reader.selectFrom('users').select(['uid', 'mail']).execute()
  return new Map(rows.map(({ uid, mail }) => [mail ?? '', uid]))
}

function cookieOf(db: Database, uid: number): Promise<string> {
  return db.transact(async (tx) => `session=${await openSession(tx, { uid, now: new Date() })}`)
}

async function send(url: string, method: string, { path, headers, body }: FuzzRequest, cookie: string | null) {
  const answer = await fetch(`${url}/api/v2${path}`, {
    method: method.toUpperCase(),
    redirect: 'manual',
    headers: {
      ...headers,
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(cookie && { cookie }),
    },
    body: body ?? null,
  })
  const type = answer.headers.get('content-type')?.split(';')[0] ?? ''
  return { status: answer.status, type, text: await answer.text() }
}
