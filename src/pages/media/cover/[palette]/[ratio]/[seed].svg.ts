import type { APIRoute } from 'astro'
import { keptFile } from '#server/http/keptFile.ts'
import { coverName, parseCoverName } from '#shared/theme/covers/coverName.ts'
import { drawCover } from '#shared/theme/covers/drawCover.ts'

/** The generated picture of a thing without one; `/media/cover/{palette}/{ratio}/{seed}.svg`. */
export const GET: APIRoute = ({ locals: { theme }, url }) => {
  const name = parseCoverName(url.pathname)
  if (!name) return new Response(null, { status: 404 })
  const { seed, ratio } = name
  const { palette } = theme
  return keptFile(drawCover({ seed, ratio, palette }), 'image/svg+xml', {
    isCurrent: url.pathname === coverName({ seed, ratio, palette }),
  })
}
