import type { APIRoute } from 'astro'
import { shows } from '#server/cache/pageTags.ts'
import { linkPicture } from '#server/catalogue/linkPicture.ts'
import { attempt } from '#server/http/form.ts'
import { keptFile } from '#server/http/keptFile.ts'
import { trainingOfLinkPicture } from '#shared/theme/covers/linkPictureName.ts'

/** A training's picture in link previews. Only its present name costs work; every other one leads there. */
export const GET: APIRoute = async ({ locals, url: { pathname }, redirect }) => {
  const { runtime, db, theme, page } = locals
  const id = trainingOfLinkPicture(pathname)
  const picture = id && (await linkPicture(db.reader, runtime.media, { id, palette: theme.palette }))
  if (!picture) return new Response(null, { status: 404 })
  if (pathname !== picture.address) return redirect(picture.address, 302)
  shows(page, `training:${id}`)
  const refused = { status: 404, headers: new Headers() }
  const { done } = await attempt(picture.encode, { locals, response: refused })
  return done ? keptFile(done, picture.type, { isCurrent: true }) : new Response(null, refused)
}
