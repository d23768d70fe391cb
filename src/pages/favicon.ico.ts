import type { APIRoute } from 'astro'
import { iconAnswer } from '#server/http/iconAnswer.ts'
import { requestedIcon } from '#server/media/requestedIcon.ts'
import { tabIcon } from '#shared/media/faviconForms.ts'

/** The favicon at the address that browsers try for everything that is no page, such as a picture or a feed. */
export const GET: APIRoute = async ({ locals: { runtime, site } }) =>
  iconAnswer(await requestedIcon(runtime.media.storage, tabIcon(site.appearance.favicon)))
