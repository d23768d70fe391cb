import { z } from 'zod'
import { type ApiKey, type ApiKeyBody, type KeyScope, keyScopes } from '#shared/contract/apiKeys.ts'
import { fromInstant, toInstant } from '#shared/instant.ts'
import { msg } from '#shared/i18n/message.ts'
import { denied, notFound } from '#shared/refusal.ts'
import { MINUTE_MS } from '#shared/time.ts'
import { noteChange } from '../audit/noteChange.ts'
import type { Database, Reader, Tx } from '../db/database.ts'
import { dialectOf } from '../db/dialect.ts'
import type { ApiKeysTable } from '../db/schema/people.ts'
import type { Selectable } from 'kysely'
import { holdsAdministrator } from './administrators.ts'
import { hashToken, newSecret } from '../secrets/hashToken.ts'

/** The prefix of secrets, so that a search finds one that was stored in a wrong place. */
const PREFIX = 'jnp_'
const HINT = 4
/** `last_used` is updated at most this often, so that not every call writes. */
const USED_MS = MINUTE_MS

/** Another system that calls the API with its own key. */
export interface KeyHolder {
  id: number
  name: string
  scopes: readonly KeyScope[]
  /** The source under which its events are stored. */
  source: string
  /** The home pages of xAPI accounts whose names are usernames of this site. */
  homePages: readonly string[]
}

type NewKey = Omit<ApiKeyBody, 'xapi_homepages'> & { xapi_homepages?: string[]; by: number; now: Date }

/** All keys, the newest first, revoked ones included. */
export async function listApiKeys(reader: Reader): Promise<ApiKey[]> {
  const rows = await reader.selectFrom('api_keys').selectAll().orderBy('id', 'desc').execute()
  return rows.map(shown)
}

/**
 * Creates a key and returns its secret, of which only a hash is stored.
 * @throws Refusal 403 if the creator does not have the role `administrator`: results that a key reports earn points
 */
export async function createApiKey(
  db: Database,
  { name, scopes, xapi_homepages = [], by, now }: NewKey,
): Promise<ApiKey & { secret: string }> {
  const secret = PREFIX + newSecret()
  const row = await db.transact(async (tx) => {
    await needMaker(tx, by)
    const created = await tx
      .insertInto('api_keys')
      .values({
        name,
        secret_hash: hashToken(secret),
        hint: secret.slice(-HINT),
        scopes: JSON.stringify(scopes),
        xapi_homepages: JSON.stringify(xapi_homepages),
        created: toInstant(now),
        created_by: by,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    const after = { name, scopes, xapi_homepages }
    await noteChange(tx, { actor: by, action: 'created', subject: keySubject(created), after }, now)
    return created
  })
  return { ...shown(row), secret }
}

/** A key creates and blocks accounts, or reports results and statements, which earn points. */
async function needMaker(tx: Tx, by: number): Promise<void> {
  // Someone may take the role at this moment.
  await tx
    .selectFrom('users')
    .select('uid')
    .where('uid', '=', by)
    .$if(dialectOf(tx) === 'postgres', (users) => users.forNoKeyUpdate())
    .execute()
  if (!(await holdsAdministrator(tx, by)))
    throw denied(
      msg('Only administrators can create API keys: a key can report results, which earn points, or manage users.'),
    )
}

/**
 * Revokes a key; a revoked key does not change.
 * @throws Refusal 404 if there is no such key
 */
export async function revokeApiKey(
  db: Database,
  id: number,
  { by, now }: { by: number | null; now: Date },
): Promise<void> {
  await db.transact(async (tx) => {
    const revoked = await tx
      .updateTable('api_keys')
      .set({ revoked: toInstant(now) })
      .where('id', '=', id)
      .where('revoked', 'is', null)
      .returning(['id', 'name', 'revoked'])
      .executeTakeFirst()
    if (!revoked) return requireKey(tx, id)
    const states = { before: { revoked: null }, after: { revoked: revoked.revoked } }
    await noteChange(tx, { actor: by, action: 'revoked', subject: keySubject(revoked), ...states }, now)
  })
}

async function requireKey(tx: Tx, id: number): Promise<void> {
  if (!(await tx.selectFrom('api_keys').select('id').where('id', '=', id).executeTakeFirst())) throw notFound()
}

function keySubject({ id, name }: { id: number; name: string }) {
  return { type: 'api_key', id, label: name } as const
}

/** Returns the holder of a secret and notes its use; `undefined` for an unknown or revoked key. */
export async function keyHolder(db: Database, secret: string, now: Date): Promise<KeyHolder | undefined> {
  const row = await db.reader
    .selectFrom('api_keys')
    .selectAll()
    .where('secret_hash', '=', hashToken(secret))
    .where('revoked', 'is', null)
    .executeTakeFirst()
  if (!row) return undefined
  const { id, name, last_used } = row
  if (last_used === null || now.getTime() - fromInstant(last_used).getTime() >= USED_MS) await noteUse(db, id, now)
  return { id, name, scopes: Scopes.parse(JSON.parse(row.scopes)), source: `key:${id}`, homePages: pagesIn(row) }
}

async function noteUse(db: Database, id: number, now: Date): Promise<void> {
  const used = toInstant(now)
  await db.transact((tx) => tx.updateTable('api_keys').set({ last_used: used }).where('id', '=', id).execute())
}

const Scopes = z.array(z.enum(keyScopes))

function pagesIn({ xapi_homepages }: Pick<Selectable<ApiKeysTable>, 'xapi_homepages'>): string[] {
  return z.array(z.string()).parse(JSON.parse(xapi_homepages))
}

function shown({ secret_hash: _, ...row }: Selectable<ApiKeysTable>): ApiKey {
  return { ...row, scopes: Scopes.parse(JSON.parse(row.scopes)), xapi_homepages: pagesIn(row) }
}
