import { z } from 'zod'
import { endpoint, otherMethods } from '#server/http/endpoint.ts'
import { managedStorefront } from '#server/storefront/managedStorefront.ts'
import { restoreVersion } from '#server/storefront/restoreVersion.ts'
import { PathId } from '#shared/contract/common.ts'
import { SavedStorefront, StorefrontConflict, StorefrontRestore } from '#shared/contract/managedStorefront.ts'

export const POST = endpoint({
  summary:
    'Saves the sections of an earlier version as a new version. With a `revision` it returns 409 if the storefront was ' +
    'saved after it.',
  access: 'storefront_manage',
  params: z.object({ id: PathId, version: PathId }),
  body: StorefrontRestore,
  bodyOptional: true,
  answer: SavedStorefront,
  refuses: { 409: StorefrontConflict.shape },
  async run({ params: { id, version }, body: { revision }, user, locals: { db, now, runtime } }) {
    const asked = { storefrontId: id, version, revision, by: user.uid, now, log: runtime.log }
    const { storefront, created } = await restoreVersion(db, asked)
    return { data: { ...(await managedStorefront(db.reader, storefront)), created } }
  },
})

export const ALL = otherMethods({ POST })
