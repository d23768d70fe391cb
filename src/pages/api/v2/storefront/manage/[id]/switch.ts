import { z } from 'zod'
import { endpoint, otherMethods } from '#server/http/endpoint.ts'
import { switchStorefront } from '#server/storefront/switchStorefront.ts'
import { PathId } from '#shared/contract/common.ts'
import { StorefrontSwitch } from '#shared/contract/managedStorefront.ts'

export const POST = endpoint({
  summary: 'Switches a storefront on or off. One that is off shows no sections.',
  access: 'storefront_manage',
  params: z.object({ id: PathId }),
  body: StorefrontSwitch,
  answer: StorefrontSwitch,
  async run({ params, body: { enabled }, user, locals: { db, now } }) {
    await switchStorefront(db, { storefrontId: params.id, enabled, by: user.uid, now })
    return { data: { enabled } }
  },
})

export const ALL = otherMethods({ POST })
