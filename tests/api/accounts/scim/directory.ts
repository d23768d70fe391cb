import { beforeAll, expect } from 'vitest'
import { createApiKey } from '#server/people/apiKeys.ts'
import type { KeyScope } from '#shared/contract/apiKeys.ts'
import { shareAcademy } from '#tests/support/servedAcademy.ts'

export const schema = 'urn:ietf:params:scim:schemas:core:2.0:User'
export const patchSchema = 'urn:ietf:params:scim:api:messages:2.0:PatchOp'

interface Answer {
  status: number
  type: string | null
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every form
  body: any
}

/** A directory that manages the users of a served academy, with a key of its own. */
export function openDirectory() {
  const academy = shareAcademy()
  let key = ''

  beforeAll(async () => {
    key = await keyWith(['scim'])
  })

  async function keyWith(scopes: KeyScope[]): Promise<string> {
    const { db } = academy()
    const { uid: by } = await db.reader
      .selectFrom('users')
      .select('uid')
      .where('mail', '=', 'admin@demo.test')
      .executeTakeFirstOrThrow()
    return (await createApiKey(db, { name: 'HR directory', scopes, by, now: new Date() })).secret
  }

  async function scim(method: string, path: string, body?: unknown, secret = key): Promise<Answer> {
    const response = await fetch(`${academy().site.url}/scim/v2/${path}`, {
      method,
      headers: {
        Authorization: `Bearer ${secret}`,
        ...(body !== undefined && { 'Content-Type': 'application/scim+json' }),
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    const text = await response.text()
    return {
      status: response.status,
      type: response.headers.get('content-type'),
      body: text ? JSON.parse(text) : undefined,
    }
  }

  let people = 0

  /** A body that creates a person that no other test has. */
  function person(given: object = {}) {
    const userName = `nova${++people}@directory.test`
    return {
      schemas: [schema],
      userName,
      externalId: `hr-${people}`,
      name: { givenName: 'Nova', familyName: 'Lind' },
      emails: [{ value: userName, type: 'work', primary: true }],
      ...given,
    }
  }

  async function created(given: object = {}) {
    const answer = await scim('POST', 'Users', person(given))
    expect(answer.status, JSON.stringify(answer.body)).toBe(201)
    return answer.body
  }

  function patch(id: string, ...Operations: object[]) {
    return scim('PATCH', `Users/${id}`, { schemas: [patchSchema], Operations })
  }

  async function rolesOf(id: string): Promise<string[]> {
    const rows = await academy()
      .db.reader.selectFrom('user_roles')
      .select('role')
      .where('uid', '=', Number(id))
      .execute()
    return rows.map(({ role }) => role)
  }
  return { academy, keyWith, scim, person, created, patch, rolesOf }
}
