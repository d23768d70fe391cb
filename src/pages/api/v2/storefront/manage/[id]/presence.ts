import { z } from 'zod'
import { endpoint, otherMethods } from '#server/http/endpoint.ts'
import { notePresence } from '#server/storefront/presence.ts'
import { PathId } from '#shared/contract/common.ts'
import { StorefrontEditorUser } from '#shared/contract/managedStorefront.ts'

export const POST = endpoint({
  summary: 'Notes that you edit this storefront now, and returns the others who were seen in the last 45 seconds.',
  access: 'storefront_manage',
  params: z.object({ id: PathId }),
  answer: StorefrontEditorUser,
  list: true,
  idempotency: { heldBy: 'nobody' },
  run: async ({ params, user, locals: { db, now } }) => ({
    data: await notePresence(db, { storefrontId: params.id, uid: user.uid, now }),
  }),
})

export const ALL = otherMethods({ POST })
