import { z } from 'zod'
import { endpoint, otherMethods } from '#server/http/endpoint.ts'
import { listVersions } from '#server/storefront/versions.ts'
import { PathId } from '#shared/contract/common.ts'
import { StorefrontVersion } from '#shared/contract/managedStorefront.ts'

export const GET = endpoint({
  summary: 'Lists the last 50 saved versions of a storefront, the newest first.',
  access: 'storefront_manage',
  params: z.object({ id: PathId }),
  answer: StorefrontVersion,
  list: true,
  run: async ({ params, locals: { db, runtime } }) => ({ data: await listVersions(db.reader, params.id, runtime.log) }),
})

export const ALL = otherMethods({ GET })
