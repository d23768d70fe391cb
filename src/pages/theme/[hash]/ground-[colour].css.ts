import type { APIRoute } from 'astro'
import { keptFile } from '#server/http/keptFile.ts'
import { siteOfFile } from '#server/site/theme/current.ts'
import { groundSheet } from '#server/site/theme/groundSheet.ts'
import { Hex } from '#shared/theme/appearance.ts'

export const GET: APIRoute = ({ locals: { site }, params, rewrite }) => {
  const { data: colour } = Hex.safeParse(`#${params.colour}`)
  if (!colour) return rewrite('/not-found')
  // There are millions of such addresses and anybody can write one: the page cache must not keep them.
  return keptFile(groundSheet(siteOfFile(site, params.hash).appearance, colour), 'text/css; charset=utf-8', {
    isCurrent: false,
  })
}
