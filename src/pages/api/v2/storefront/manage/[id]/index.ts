import { z } from 'zod'
import { endpoint, otherMethods } from '#server/http/endpoint.ts'
import { managedStorefront } from '#server/storefront/managedStorefront.ts'
import { saveSections } from '#server/storefront/save.ts'
import { PathId } from '#shared/contract/common.ts'
import { SavedStorefront, StorefrontChange, StorefrontConflict } from '#shared/contract/managedStorefront.ts'

export const PATCH = endpoint({
  summary:
    'Saves and publishes the sections of a storefront, merged with newer saves by section. Returns 409 only if others ' +
    'have changed the same sections since `revision`. The list is their order; if it is unchanged, changed weights move ' +
    'the sections. New sections have the id null and should have a random ' +
    '`key`: a save that is sent again then creates nothing twice. All members but `revision` and ' +
    '`sections` are ignored.',
  access: 'storefront_manage',
  params: z.object({ id: PathId }),
  body: StorefrontChange,
  // 512 KB of the shortest formatted text.
  fields: 60_000,
  answer: SavedStorefront,
  refuses: { 409: StorefrontConflict.shape },
  async run({ params, body, user, locals: { db, now, runtime, site } }) {
    const edit = { storefrontId: params.id, change: body, features: site.features, by: user.uid, now }
    const { storefront, created } = await saveSections(db, { ...edit, log: runtime.log })
    return { data: { ...(await managedStorefront(db.reader, storefront)), created } }
  },
})

export const ALL = otherMethods({ PATCH })
