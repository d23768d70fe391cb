import type { APIRoute } from 'astro'
import { iconAnswer } from '#server/http/iconAnswer.ts'
import { requestedIcon } from '#server/media/requestedIcon.ts'
import { homeIcon } from '#shared/media/faviconForms.ts'

/** The icon for Apple's home screens at the address that Safari tries by itself. */
export const GET: APIRoute = async ({ locals: { runtime, site } }) =>
  iconAnswer(await requestedIcon(runtime.media.storage, homeIcon(site.appearance.favicon)))
