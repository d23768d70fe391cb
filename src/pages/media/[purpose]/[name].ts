import type { APIRoute } from 'astro'
import { keptFile } from '#server/http/keptFile.ts'
import { storedName, uploadType } from '#server/media/uploadNames.ts'

/** An uploaded file. Its name says its content, so it never changes. */
export const GET: APIRoute = async ({ locals: { runtime }, params, url: { pathname } }) => {
  const name = storedName(pathname)
  const content = name && (await runtime.media.storage.read(name))
  if (!content) return new Response(null, { status: 404 })
  const file = keptFile(content, uploadType(pathname), { isCurrent: true })
  // Sent mails may show the upload itself, and mail programs on the web belong to other sites.
  if (params.purpose === 'logo') file.headers.set('Cross-Origin-Resource-Policy', 'cross-origin')
  return file
}
