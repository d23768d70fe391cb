import { escapedHtml } from '#shared/html.ts'
import { direction } from '#shared/i18n/languages.ts'
import { msg, type Translate } from '#shared/i18n/message.ts'
import { fileSecurity, pageSecurity } from './securityHeaders.ts'

/** The door's own refusals, before or instead of a page. */
const refusals = {
  400: { code: 'request', message: msg('This address or request cannot be read.') },
  403: { code: 'denied', message: msg('You may not do this.') },
  404: { code: 'not_found', message: msg('There is nothing here.') },
  405: { code: 'method', message: msg('This path does not take that method.') },
  413: { code: 'too_large', message: msg('This is too large.') },
  414: { code: 'too_long', message: msg('This address is too long.') },
  417: { code: 'expectation', message: msg('This site cannot do what the request expects.') },
  500: { code: 'internal', message: msg('Something went wrong on our side. Quote {{id}} when you report it.') },
  501: { code: 'method', message: msg('This site does not know that method.') },
  503: {
    code: 'unavailable',
    message: msg('The site cannot answer at the moment. Please try again shortly.'),
  },
} as const

export type RefusedStatus = keyof typeof refusals

/** Whether the door has a text for this status. */
export function isRefusedStatus(status: number): status is RefusedStatus {
  return status >= 400 && status in refusals
}

export interface RefusedAnswer {
  status: RefusedStatus
  head: readonly string[]
  body: Buffer
  /** The bytes of the body, in Latin-1. */
  text: string
}

interface Circumstances {
  /** Whether to use the API error format instead of a page. */
  asApi: boolean
  id: string
  language: string
  t: Translate
  secure: boolean
  headers?: readonly string[]
}

// Strangers can cause thousands a second, and most have the same few texts and headers.
const kept = new WeakMap<Translate, Map<string, RefusedAnswer>>()

/** A refusal in the user's language and format. It names the problem, but no internal cause. */
export function refusal(status: RefusedStatus, circumstances: Circumstances): RefusedAnswer {
  const { asApi, language, t, secure, headers = [] } = circumstances
  if (headers.length > 0 || namesRequest(status)) return makeRefusal(status, circumstances)
  return kept
    .getOrInsertComputed(t, () => new Map())
    .getOrInsertComputed(`${status} ${asApi} ${secure} ${language}`, () => makeRefusal(status, circumstances))
}

/** Such a text is made for each request. */
function namesRequest(status: RefusedStatus): boolean {
  return refusals[status].message.includes('{{id}}')
}

function makeRefusal(
  status: RefusedStatus,
  { asApi, id, language, t, secure, headers = [] }: Circumstances,
): RefusedAnswer {
  const { code, message } = refusals[status]
  const text = namesRequest(status) ? t(message, { id }) : t(message)
  const body = Buffer.from(
    asApi ? JSON.stringify({ errors: [{ message: text, path: '', code }] }) : page(status, text, language),
  )
  const head = [
    'Content-Type',
    asApi ? 'application/json; charset=utf-8' : 'text/html; charset=utf-8',
    'Content-Length',
    String(body.length),
    'Cache-Control',
    'private, no-store',
    ...(asApi ? fileSecurity({ secure }) : pageSecurity({ secure })),
    ...(status === 503 ? ['Retry-After', '5'] : []),
    ...headers,
  ]
  return { status, head, body, text: body.toString('latin1') }
}

function page(status: number, text: string, language: string): string {
  return `<!doctype html>
<html lang="${language}" dir="${direction(language)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${status}</title></head>
<body><h1>${status}</h1><p>${escapedHtml(text)}</p></body>
</html>
`
}
