import { endpoint, otherMethods } from '#server/http/endpoint.ts'
import { saveSiteSettings } from '#server/site/saveSiteSettings.ts'
import { siteSettings } from '#server/site/siteSettings.ts'
import { SiteSettings, SiteSettingsChange } from '#shared/contract/siteSettings.ts'
import { staleRevisionMembers } from '#shared/contract/staleRevision.ts'

export const GET = endpoint({
  summary: 'Returns the general settings and the footer as they are stored, with texts in all languages.',
  access: 'site_settings',
  answer: SiteSettings,
  run: async ({ locals: { db } }) => ({ data: await siteSettings(db.reader) }),
})

export const POST = endpoint({
  summary:
    'Changes the given general settings and returns all of them. With a `revision` it returns 409 if they have been saved since.',
  access: 'site_settings',
  body: SiteSettingsChange,
  answer: SiteSettings,
  refuses: { 409: staleRevisionMembers },
  run: async ({ body, user, locals: { db, now } }) => ({
    data: await saveSiteSettings(db, body, { by: user.uid, now }),
  }),
})

export const ALL = otherMethods({ GET, POST })
