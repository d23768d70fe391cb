import type { APIRoute } from 'astro'
import { askedIcon } from '#server/http/askedIcon.ts'
import { tabIcon } from '#shared/media/faviconForms.ts'

/** The favicon at the address that browsers try for everything that is no page, such as a picture or a feed. */
export const GET: APIRoute = ({ locals: { runtime, site } }) =>
  askedIcon(runtime.media.storage, tabIcon(site.appearance.favicon))
