import { z } from 'zod'
import { restoreAppearance } from '#server/brand/appearanceVersions.ts'
import { endpoint, otherMethods } from '#server/http/endpoint.ts'
import { readSessionCookie } from '#server/http/sessionCookie.ts'
import { AppearanceRestore, AppearanceSettings } from '#shared/contract/appearance.ts'
import { PathId } from '#shared/contract/common.ts'
import { staleRevisionMembers } from '#shared/contract/staleRevision.ts'

export const POST = endpoint({
  summary:
    'Publishes an earlier version of the appearance as a new one; version 0 is the look of a new site. With a ' +
    '`revision` it returns 409 if the appearance was saved after it.',
  access: 'site_settings',
  params: z.object({ version: z.union([PathId, z.literal('0').transform(() => 0)]) }),
  body: AppearanceRestore,
  bodyOptional: true,
  answer: AppearanceSettings,
  refuses: { 409: staleRevisionMembers },
  run: async ({ params: { version }, body: { revision }, user, cookies, locals: { db, now, origin } }) => ({
    data: await restoreAppearance(db, {
      version,
      revision,
      by: user.uid,
      now,
      session: readSessionCookie(cookies, origin),
    }),
  }),
})

export const ALL = otherMethods({ POST })
