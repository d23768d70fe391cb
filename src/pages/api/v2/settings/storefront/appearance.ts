import { z } from 'zod'
import { endpoint, otherMethods } from '#server/http/endpoint.ts'
import { saveStorefrontAppearance, storefrontAppearance } from '#server/storefront/appearance.ts'
import { Instant } from '#shared/contract/common.ts'
import { StorefrontAppearanceChange, StorefrontAppearanceSettings } from '#shared/contract/storefrontAppearance.ts'

export const GET = endpoint({
  summary: 'Returns the look of both storefronts: width, spacing, cards and ground.',
  access: 'storefront_manage',
  answer: StorefrontAppearanceSettings,
  run: async ({ locals: { db } }) => ({ data: await storefrontAppearance(db.reader) }),
})

export const POST = endpoint({
  summary:
    'Changes the given parts of the look of both storefronts and returns all of it. With a `revision` it returns 409 if ' +
    'it has been saved since.',
  access: 'storefront_manage',
  body: StorefrontAppearanceChange,
  answer: StorefrontAppearanceSettings,
  refuses: { 409: { revision: z.int(), by: z.string(), at: Instant } },
  run: async ({ body, user, locals: { db, now } }) => ({
    data: await saveStorefrontAppearance(db, body, { by: user.uid, now }),
  }),
})

export const ALL = otherMethods({ GET, POST })
