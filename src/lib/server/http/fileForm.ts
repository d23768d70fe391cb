import { msg } from '#shared/i18n/message.ts'
import { invalid, Refusal } from '#shared/refusal.ts'
import { readBytes } from './body.ts'

/** A form that may carry a file; the file is `null` if none was chosen. */
export interface FileForm {
  fields: Record<string, string>
  file: Uint8Array | null
}

/**
 * Reads a form with one small text file, as a page without JavaScript sends it. Form and file together have the limit of
 * every body, so both fit in memory.
 * @throws Refusal 415, 413, 400
 */
export async function readFileForm(request: Request): Promise<FileForm> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^multipart\/form-data *;/i.test(type)) {
    throw new Refusal(415, [{ message: msg('Send the form as the page does.'), path: '', code: 'type' }])
  }
  const form = await parsedForm(await readBytes(request), type)
  const fields: Record<string, string> = {}
  let file: Uint8Array | null = null
  for (const [name, value] of form) {
    if (typeof value === 'string') fields[name] = value
    else if (value.size > 0) file = await value.bytes()
  }
  return { fields, file }
}

async function parsedForm(body: Uint8Array<ArrayBuffer>, type: string): Promise<FormData> {
  try {
    return await new Response(body, { headers: { 'Content-Type': type } }).formData()
  } catch {
    throw invalid([{ message: msg('The form cannot be read.'), path: '', code: 'form' }])
  }
}
