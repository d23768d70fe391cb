import type { APIRoute } from 'astro'
import { answerFailure, methodNotAllowed } from '#server/http/answer.ts'
import { readForm } from '#server/http/body.ts'
import { rememberAgreement } from '#server/http/visitorCookies.ts'
import { sitePath } from '#shared/paths.ts'

/** Records agreement to the cookie disclaimer, sent by the banner's script (`ajax`) or by its form, which redirects. */
export const POST: APIRoute = async ({ request, cookies, locals, redirect }) => {
  try {
    const { ajax, back } = await readForm(request)
    rememberAgreement(cookies, { text: locals.site.general.disclaimer_text, origin: locals.origin })
    return ajax === 'true'
      ? new Response(null, { status: 204 })
      : redirect(sitePath(back ?? cameFrom(request, locals.origin), '/'), 303)
  } catch (error) {
    return answerFailure(error, locals)
  }
}

/** The page of this site that contained the form, if the browser sends it. */
function cameFrom(request: Request, origin: string): string | undefined {
  const referer = request.headers.get('referer')
  return referer?.startsWith(`${origin}/`) ? referer.slice(origin.length) : undefined
}

export const ALL: APIRoute = ({ locals }) => answerFailure(methodNotAllowed('POST'), locals)
