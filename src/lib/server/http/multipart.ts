import busboy from 'busboy'
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { msg } from '#shared/i18n/message.ts'
import { invalid, Refusal } from '#shared/refusal.ts'
import type { Config } from '../config.ts'
import type { CallRequest } from './callRequest.ts'
import { incomingFile } from './incoming.ts'

/** A form with one file, as it was received. */
export interface ReceivedForm {
  /** The fields; the file is `{ path, bytes }`. */
  fields: Record<string, unknown>
  /** Removes the temporary file. */
  remove(): Promise<void>
  [Symbol.asyncDispose](): Promise<void>
}

/** Everything around the file: boundaries, part headers and the other fields. */
export const FORM_BYTES = 64 * 1024
/** Each takes a file, and the time of a client. */
const AT_ONCE = 16
/** A user with more would keep others waiting. */
const AT_ONCE_BY_USER = 2

const limits = { files: 1, fields: 10, parts: 12, fieldSize: 1000, fieldNameSize: 100, headerPairs: 20 }

let receiving = 0
/** The forms of each user that are not removed yet. */
const heldBy = new Map<number, number>()

interface Expected {
  /** The limit of the file. */
  bytes: number
  /** The sender. The forms of one user are counted until they are removed. */
  uid: number
}

/**
 * Streams a form with one file into a temporary file. The name of the file is not used.
 * @throws Refusal 415, 413, 400, 429 if the user has sent two forms that are not processed yet, or 503 if too many forms
 * arrive at once; then no file is left
 */
export async function readMultipart(
  request: CallRequest,
  config: Pick<Config, 'dataDir'>,
  { bytes, uid }: Expected,
): Promise<ReceivedForm> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^multipart\/form-data *;/i.test(type)) {
    const message = msg('Send a form with a file (Content-Type: multipart/form-data).')
    throw new Refusal(415, [{ message, path: '', code: 'type' }])
  }
  if (receiving >= AT_ONCE) throw tooBusy()
  const release = hold(uid)
  receiving++
  let remove = async () => release()
  try {
    const path = await incomingFile(config)
    remove = async () => {
      release()
      await rm(path, { force: true })
    }
    return { fields: await receive(request, { type, path, bytes }), remove, [Symbol.asyncDispose]: remove }
  } catch (error) {
    await remove()
    throw error
  } finally {
    receiving--
  }
}

/**
 * Counts one form of a user. Returns the function that ends this.
 * @throws Refusal 429
 */
function hold(uid: number): () => void {
  const held = heldBy.get(uid) ?? 0
  if (held >= AT_ONCE_BY_USER) throw tooManyAtOnce()
  heldBy.set(uid, held + 1)
  return () => {
    const rest = (heldBy.get(uid) ?? 1) - 1
    if (rest > 0) heldBy.set(uid, rest)
    else heldBy.delete(uid)
  }
}

interface Receiving {
  type: string
  path: string
  bytes: number
}

async function receive(request: CallRequest, { type, path, bytes }: Receiving): Promise<Record<string, unknown>> {
  const fields = new Map<string, unknown>()
  const writing: Promise<void>[] = []
  const parser = parserOf(type, bytes)
  parser.on('field', (name, value) => fields.set(name, value))
  parser.on('file', (name, content) => {
    // After a failure the parser still reads the rest of its piece, but never ends a file that begins there.
    if (parser.destroyed) return void content.destroy()
    const file = { path, bytes: 0 }
    content.on('data', (chunk: Buffer) => {
      file.bytes += chunk.length
    })
    content.once('limit', () => parser.destroy(tooLarge(bytes)))
    fields.set(name, file)
    const written = pipeline(content, createWriteStream(path, { mode: 0o600 }))
    // At once: a failure while the form still arrives would otherwise end the process.
    written.catch((error: Error) => parser.destroy(error))
    writing.push(written)
  })
  for (const event of ['filesLimit', 'fieldsLimit', 'partsLimit'] as const) {
    parser.once(event, () => parser.destroy(unreadable()))
  }
  const body = request.body
    ? Readable.fromWeb(request.body as Parameters<typeof Readable.fromWeb>[0])
    : Readable.from([])
  const arriving = pipeline(body, atMost(bytes), parser).catch((error: unknown) => {
    throw refusalOf(error)
  })
  // The stream of the file fails together with the form; both must have ended before the file is removed.
  const ended = await Promise.allSettled([arriving])
  const written = await Promise.allSettled(writing)
  const failed = [...ended, ...written].find((one) => one.status === 'rejected')
  if (failed) throw failed.reason
  return Object.fromEntries(fields)
}

function parserOf(type: string, bytes: number): busboy.Busboy {
  try {
    return busboy({ headers: { 'content-type': type }, limits: { ...limits, fileSize: bytes + 1 } })
  } catch {
    throw unreadable()
  }
}

/** Counts the whole body: a form may also be large around its file. */
function atMost(bytes: number): Transform {
  let size = 0
  return new Transform({
    transform(chunk: Buffer, _, done) {
      size += chunk.length
      if (size > bytes + FORM_BYTES) done(tooLarge(bytes))
      else done(null, chunk)
    },
  })
}

/** A failing disk is not the client's fault; a form that cannot be parsed is. */
function refusalOf(error: unknown): unknown {
  return error instanceof Error && !(error instanceof Refusal) && !('code' in error) ? unreadable() : error
}

function unreadable(): Refusal {
  return invalid([{ message: msg('The form cannot be read.'), path: '', code: 'form' }])
}

function tooLarge(bytes: number): Refusal {
  const message = msg('This file is too large. At most {{limit}} MB are possible.')
  return new Refusal(413, [{ message, values: { limit: bytes / 2 ** 20 }, path: 'file', code: 'too_large' }])
}

function tooBusy(): Refusal {
  const message = msg('Other pictures are being prepared. Please try again in a moment.')
  return new Refusal(503, [{ message, path: '', code: 'busy' }], { headers: { 'Retry-After': '5' } })
}

function tooManyAtOnce(): Refusal {
  const message = msg('You are sending two files already. Wait until one of them has arrived.')
  return new Refusal(429, [{ message, path: 'file', code: 'busy' }], { headers: { 'Retry-After': '5' } })
}
