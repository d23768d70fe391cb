import { z } from 'zod'
import { endpoint, otherMethods } from '#server/http/endpoint.ts'
import { managedVersion } from '#server/storefront/versions.ts'
import { PathId } from '#shared/contract/common.ts'
import { ManagedStorefront } from '#shared/contract/managedStorefront.ts'

export const GET = endpoint({
  summary:
    'Returns the sections of an earlier version; `revision`, `changed_at` and `changed_by` are those of its save.',
  access: 'storefront_manage',
  params: z.object({ id: PathId, version: PathId }),
  answer: ManagedStorefront,
  run: async ({ params: { id, version }, locals: { db, runtime } }) => ({
    data: await managedVersion(db.reader, { storefrontId: id, version }, runtime.log),
  }),
})

export const ALL = otherMethods({ GET })
