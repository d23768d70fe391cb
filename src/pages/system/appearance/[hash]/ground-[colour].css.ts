import type { APIRoute } from 'astro'
import { draftFile } from '#server/http/draftFile.ts'
import { groundSheet } from '#server/site/theme/groundSheet.ts'
import { Hex } from '#shared/theme/appearance.ts'

export const GET: APIRoute = ({ locals, params, rewrite }) => {
  const { data: colour } = Hex.safeParse(`#${params.colour}`)
  if (!colour) return rewrite('/not-found')
  return draftFile(locals, groundSheet(locals.site.appearance, colour), 'text/css; charset=utf-8', false)
}
