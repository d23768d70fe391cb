import { msg } from '#shared/i18n/message.ts'
import { invalid, Refusal } from '#shared/refusal.ts'
import type { CallRequest } from './callRequest.ts'

/** The limit of a body, JSON or form; the door refuses a larger one before it reads it. */
export const BODY_BYTES = 2 ** 20
/**
 * Twice the fields of the longest list of statements; a hundred thousand names or entries of lists would cost more time
 * than all the rest.
 */
const FIELDS = 30_000
/** The maximum number of fields of a form: far more than the longest one of a page. Each costs more than a field of JSON. */
const FORM_FIELDS = 5000

interface JsonBody {
  fields?: number | undefined
  bodyOptional?: boolean | undefined
  /** Another content type for JSON, as another standard names it. */
  type?: string
}

/**
 * Reads a JSON body with at most this many names, and as many commas outside texts. An optional body that is not sent
 * is an object without fields.
 * @throws Refusal 415 for another content type, 413 over the limit, 400 for text that is not JSON in UTF-8, has too
 * many fields, or has a NUL character, which PostgreSQL cannot store
 */
export async function readJsonBody(
  request: CallRequest,
  { fields = FIELDS, bodyOptional = false, type: otherType }: JsonBody = {},
): Promise<unknown> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (bodyOptional && type === undefined && (await readBytes(request)).length === 0) return {}
  if (type !== 'application/json' && (otherType === undefined || type !== otherType)) {
    throw new Refusal(415, [{ message: msg('Send JSON (Content-Type: application/json).'), path: '', code: 'type' }])
  }
  const text = await readText(request)
  if (hasMoreFields(text, fields)) throw tooManyFields()
  const sent = parsed(text)
  // Only an escape can contain the character: JSON does not allow the character itself.
  if (text.includes('\\u0000') && holdsNul(sent)) throw refusedNul()
  return sent
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw invalid([{ message: msg('The body is not valid JSON.'), path: '', code: 'json' }])
  }
}

function hasMoreFields(json: string, limit: number): boolean {
  // linear: the blanks after a quotation mark are read once.
  const name = /"\s*:/g
  for (let count = 0; name.test(json); count++) if (count === limit) return true
  return hasMoreCommas(json, limit)
}

/** Whether a sign is in a text more often than `limit`. */
function hasMore(text: string, sign: string, limit: number): boolean {
  let count = 0
  for (let at = text.indexOf(sign); at >= 0; at = text.indexOf(sign, at + 1)) if (++count > limit) return true
  return false
}

/** Texts are passed over in one step each. */
function hasMoreCommas(json: string, limit: number): boolean {
  const part = /"[^"\\]*(?:\\.[^"\\]*)*"?|,/gs
  let count = 0
  for (const [found] of json.matchAll(part)) if (found === ',' && ++count > limit) return true
  return false
}

/** No recursion: a body of one MiB may be nested a hundred thousand levels deep. */
function holdsNul(value: unknown): boolean {
  const rest = [value]
  while (rest.length > 0) {
    const next = rest.pop()
    if (typeof next === 'string' && next.includes('\0')) return true
    if (typeof next === 'object' && next !== null) for (const pair of Object.entries(next)) rest.push(...pair)
  }
  return false
}

function tooManyFields() {
  return invalid([{ message: msg('This has too many fields.'), path: '', code: 'too_many_fields' }])
}

function refusedNul() {
  return invalid([{ message: msg('A text holds a character that cannot be stored.'), path: '', code: 'nul' }])
}

/**
 * Reads a form as HTML sends it; if a field is repeated, the last value counts.
 * @throws Refusal 415 for another content type, 413 over the limit, 400 for text that is not UTF-8, has too many fields,
 * or has a NUL character
 */
export async function readForm(request: CallRequest): Promise<Record<string, string>> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/x-www-form-urlencoded') {
    throw new Refusal(415, [{ message: msg('Send the form as the page does.'), path: '', code: 'type' }])
  }
  const text = await readText(request)
  if (hasMore(text, '&', FORM_FIELDS)) throw tooManyFields()
  const form = Object.fromEntries(new URLSearchParams(text))
  if (holdsNul(form)) throw refusedNul()
  return form
}

const held = new WeakMap<CallRequest, Buffer<ArrayBuffer>>()

/** Keeps the body of a request that was made without one: to read it from a stream costs more than many calls. */
export function holdBody(request: CallRequest, body: Buffer<ArrayBuffer>): void {
  held.set(request, body)
}

/**
 * Reads a whole body.
 * @throws Refusal 413 over the limit
 */
export async function readBytes(request: CallRequest, limit = BODY_BYTES): Promise<Uint8Array<ArrayBuffer>> {
  const whole = held.get(request)
  if (whole && whole.length > limit) throw tooLarge()
  if (whole) return whole
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength
    if (size > limit) throw tooLarge()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

function tooLarge() {
  return new Refusal(413, [{ message: msg('This is too large.'), path: '', code: 'too_large' }])
}

const utf8 = new TextDecoder('utf-8', { fatal: true })

async function readText(request: CallRequest): Promise<string> {
  const bytes = await readBytes(request)
  try {
    return utf8.decode(bytes)
  } catch {
    throw invalid([{ message: msg('The text is not valid UTF-8.'), path: '', code: 'encoding' }])
  }
}
