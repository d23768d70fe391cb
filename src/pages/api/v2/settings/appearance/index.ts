import { appearanceSettings } from '#server/brand/appearanceSettings.ts'
import { saveAppearance } from '#server/brand/saveAppearance.ts'
import { endpoint, otherMethods } from '#server/http/endpoint.ts'
import { readSessionCookie } from '#server/http/sessionCookie.ts'
import { AppearanceChange, AppearanceSettings } from '#shared/contract/appearance.ts'
import { staleRevisionMembers } from '#shared/contract/staleRevision.ts'

export const GET = endpoint({
  summary: 'Returns the published appearance, with the text of the logo in all languages.',
  access: 'site_settings',
  answer: AppearanceSettings,
  run: async ({ locals: { db } }) => ({ data: await appearanceSettings(db.reader) }),
})

export const POST = endpoint({
  summary:
    'Publishes the given parts of the appearance and returns all of it. With a `revision` it returns 409 if it has been ' +
    'saved since. The measures of fonts (`fallback`) are read from their files.',
  access: 'site_settings',
  body: AppearanceChange,
  answer: AppearanceSettings,
  refuses: { 409: staleRevisionMembers },
  run: async ({ body, user, cookies, locals: { db, now, runtime, origin } }) => ({
    data: await saveAppearance(db, body, {
      storage: runtime.media.storage,
      by: user.uid,
      now,
      session: readSessionCookie(cookies, origin),
    }),
  }),
})

export const ALL = otherMethods({ GET, POST })
