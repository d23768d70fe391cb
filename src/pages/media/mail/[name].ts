import type { APIRoute } from 'astro'
import { attempt } from '#server/http/form.ts'
import { keptFile } from '#server/http/keptFile.ts'
import { encodeMailLogo } from '#server/media/encodeMailLogo.ts'
import { storedName } from '#server/media/uploadNames.ts'
import { logoOfMail } from '#shared/media/mailLogo.ts'

/** The PNG of an uploaded logo for mails. An address without an upload costs no work. */
export const GET: APIRoute = async ({ locals, url: { pathname } }) => {
  const { storage, linkPictures } = locals.runtime.media
  const name = storedName(logoOfMail(pathname) ?? '')
  const logo = name && (await storage.read(name))
  if (!logo) return new Response(null, { status: 404 })
  const refused = { status: 404, headers: new Headers() }
  const encode = () => linkPictures(pathname, () => encodeMailLogo(logo))
  const { done } = await attempt(encode, { locals, response: refused })
  if (!done) return new Response(null, refused)
  const file = keptFile(done, 'image/png', { isCurrent: true })
  // Mail programs on the web belong to other sites.
  file.headers.set('Cross-Origin-Resource-Policy', 'cross-origin')
  return file
}
