import { msg } from '#shared/i18n/message.ts'
import { invalid, Refusal } from '#shared/refusal.ts'

/** The contract's limit of a JSON body. */
const BODY_BYTES = 2 ** 20

/**
 * Reads a JSON body.
 * @throws Refusal 415 for another content type, 413 over the limit, 400 for what is not JSON in UTF-8
 */
export async function readJsonBody(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/json') {
    throw new Refusal(415, [{ message: msg('Send JSON (Content-Type: application/json).'), path: '', code: 'type' }])
  }
  const text = await readText(request, BODY_BYTES)
  try {
    return JSON.parse(text)
  } catch {
    throw invalid([{ message: msg('The body is not valid JSON.'), path: '', code: 'json' }])
  }
}

/** Reads a form as HTML sends it; a field given several times keeps its last value. */
export async function readForm(request: Request): Promise<Record<string, string>> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/x-www-form-urlencoded') {
    throw new Refusal(415, [{ message: msg('Send the form as the page does.'), path: '', code: 'type' }])
  }
  return Object.fromEntries(new URLSearchParams(await readText(request, BODY_BYTES)))
}

async function readText(request: Request, limit: number): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength
    if (size > limit) throw new Refusal(413, [{ message: msg('This is too large.'), path: '', code: 'too_large' }])
    chunks.push(chunk)
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks))
  } catch {
    throw invalid([{ message: msg('The text is not valid UTF-8.'), path: '', code: 'encoding' }])
  }
}
