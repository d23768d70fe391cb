import type { APIRoute } from 'astro'
import { askedIcon } from '#server/http/askedIcon.ts'
import { homeIcon } from '#shared/media/faviconForms.ts'

/** The icon for Apple's home screens at the address that Safari tries by itself. */
export const GET: APIRoute = ({ locals: { runtime, site } }) =>
  askedIcon(runtime.media.storage, homeIcon(site.appearance.favicon))
