import { ApiKeyBody, keyScopes, type NewApiKey } from '#shared/contract/apiKeys.ts'
import { checked } from '#shared/contract/checked.ts'
import type { Database } from '../db/database.ts'
import { inTransaction } from '../db/inTransaction.ts'
import { answerOnce } from '../db/onceOnly.ts'
import { createApiKey } from './apiKeys.ts'

const KEY = /^[\da-f-]{36}$/

/**
 * Creates an API key by the form of the settings. The form has its own key: if it is sent twice, there is one API key,
 * and its secret is only in the first answer.
 * @throws Refusal 400 with every problem
 */
export async function takeNewKeyAction(
  db: Database,
  { form, by, now }: { form: Readonly<Record<string, string>>; by: number; now: Date },
): Promise<NewApiKey> {
  const body = checked(ApiKeyBody, {
    name: form.name ?? '',
    scopes: keyScopes.filter((scope) => form[`scope-${scope}`] !== undefined),
    xapi_homepages: (form.xapi_homepages ?? '').split(/\s+/).filter(Boolean),
  })
  const key = KEY.test(form.key ?? '') ? form.key! : crypto.randomUUID()
  const call = { form: 'api_keys', body }
  const { data } = await db.transact((tx) =>
    answerOnce<{ status: number; data: NewApiKey }>(
      tx,
      { uid: by, key, call, now },
      async () => ({ status: 201, data: await createApiKey(inTransaction(tx), { ...body, by, now }) }),
      (created) => ({ ...created, secret: null }),
    ),
  )
  return data
}
