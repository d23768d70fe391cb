import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import type { KeyScope } from '#shared/contract/apiKeys.ts'
import type { Database } from '#server/db/database.ts'
import { createApiKey } from '#server/people/apiKeys.ts'
import { freshDatabase, morning } from '#tests/support/freshDatabase.ts'
import { takeIn } from '../../unit/server/accounts/cast.ts'
import { obey, offer, welcome } from '../../unit/server/points/earning/earningSite.ts'
import { browserAt, type Sent } from '#tests/support/browserAt.ts'

/** Creates a key. Returns its secret. */
export async function keyFor(
  db: Database,
  scopes: KeyScope[] = ['events', 'xapi'],
  xapi_homepages: string[] = [],
): Promise<string> {
  const administrators = db.reader.selectFrom('user_roles').select('uid').where('role', '=', 'administrator')
  const maker = { name: 'keys', mail: 'keys@saltmarsh.test', roles: ['administrator'] } as const
  const by = (await administrators.executeTakeFirst())?.uid ?? (await takeIn(db, maker))
  return (await createApiKey(db, { name: 'Saltmarsh LMS', scopes, xapi_homepages, by, now: morning })).secret
}

/** An outside program: it calls with a key and without a cookie. */
export function programAt(db: Database, secret: string) {
  const { ask } = browserAt(db)
  const headers = { Authorization: `Bearer ${secret}`, 'Sec-Fetch-Site': 'cross-site', Origin: 'https://lms.test' }
  return (path: string, sent: Sent = {}) =>
    ask(`/api/v2/${path}`, { ...sent, headers: { ...headers, ...sent.headers } })
}

/** A site with one rule, one learner, one training and a program that may report events. */
export async function academy() {
  const db = await freshDatabase()
  await obey(db, [{ name: 'A training done', points: 20 }])
  const amal = await welcome(db, 'amal')
  const lifting = await offer(db, 'Lifting')
  return { db, amal, lifting, call: programAt(db, await keyFor(db)) }
}

/** The event that the program reports. */
export const done = {
  id: 'lms-1',
  type: 'training_completed',
  mail: 'AMAL@story.test',
  training: 'Lifting',
  at: '2026-11-20 10:00:00',
}

/** Serves the site's API at a real address, for programs that use HTTP themselves. */
export async function servedAt(db: Database): Promise<string> {
  const { ask } = browserAt(db)
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const body = Buffer.concat(chunks).toString()
    // The same name as in the tests' browser, so that the header is not sent twice.
    const { 'content-type': type, ...others } = request.headers
    const headers = Object.fromEntries(Object.entries(others).map(([name, value]) => [name, String(value)]))
    const answer = await ask(request.url ?? '/', {
      method: request.method ?? 'GET',
      headers: { 'Sec-Fetch-Site': 'cross-site', ...(type && { 'Content-Type': type }), ...headers },
      ...(body && { body }),
    })
    const content = answer.body === undefined ? '' : JSON.stringify(answer.body)
    response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(content)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })
  // `listen` on a port gives an address of this form.
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/v2`
}
