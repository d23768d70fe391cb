import type { APIRoute } from 'astro'
import { drawPicture, pictures } from '#demo/content/pictures.ts'
import { keptFile } from '#server/http/keptFile.ts'

/** The picture of a product of the demo, in the colours of the brand. */
export const GET: APIRoute = ({ locals: { theme, runtime }, params: { name = '' } }) => {
  const picture = runtime.config.demo && Object.hasOwn(pictures, name) ? pictures[name] : undefined
  if (!picture) return new Response(null, { status: 404 })
  return keptFile(drawPicture(picture, theme.palette), 'image/svg+xml', { isCurrent: false })
}
