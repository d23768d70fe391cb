import type { APIRoute } from 'astro'
import { iconAnswer } from '#server/http/iconAnswer.ts'
import { askedIcon } from '#server/media/askedIcon.ts'
import { tabIcon } from '#shared/media/faviconForms.ts'

/** The favicon at the address that browsers try for everything that is no page, such as a picture or a feed. */
export const GET: APIRoute = async ({ locals: { runtime, site } }) =>
  iconAnswer(await askedIcon(runtime.media.storage, tabIcon(site.appearance.favicon)))
