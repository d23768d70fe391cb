import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { awsSignature, sha256 } from './awsSignature.ts'

/** A bucket on the loopback, with the interface of S3 and addresses with the bucket in their path. */
export interface BucketServer {
  /** The endpoint, without the bucket. */
  url: string
  /** The names of the stored objects. */
  names(): string[]
  /** The requests so far, as `PUT product/a.webp 200`. */
  requests(): string[]
  stop(): Promise<void>
}

export interface BucketAccess {
  bucket: string
  region: string
  keyId: string
  secret: string
}

interface Stored {
  content: Buffer
  type: string
  etag: string
  modified: Date
}

interface Answer {
  status: number
  headers?: Record<string, string>
  body?: Buffer | string
}

/** A clock that differs by more is refused, as S3 does. */
const MOST_SKEW_MS = 15 * 60_000

/**
 * Serves an empty bucket. It is strict: each request must be signed with its body, and unknown requests are refused.
 */
export async function startBucket(access: BucketAccess): Promise<BucketServer> {
  const stored = new Map<string, Stored>()
  const requests: string[] = []
  const server = createServer(async (req, res) => {
    const body = Buffer.concat(await req.toArray())
    const { status, headers, body: sent = '' } = refusalOf(req, body, access) ?? answerTo(req, body, { stored, access })
    requests.push(`${req.method} ${keyOf(req, access) ?? req.url} ${status}`)
    res.writeHead(status, { 'x-amz-request-id': String(requests.length), ...headers })
    res.end(req.method === 'HEAD' ? undefined : sent)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    names: () => [...stored.keys()].sort(),
    requests: () => requests,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** Checks the signature: who, when, where, the covered headers, and the body. */
function refusalOf(req: IncomingMessage, body: Buffer, access: BucketAccess): Answer | undefined {
  const form =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/
  const [, keyId, day, region, names = '', signature] = form.exec(req.headers.authorization ?? '') ?? []
  if (!keyId) return problem(403, 'AccessDenied')
  if (keyId !== access.keyId) return problem(403, 'InvalidAccessKeyId')
  if (region !== access.region) return problem(400, 'AuthorizationHeaderMalformed')
  const at = String(req.headers['x-amz-date'])
  if (!at.startsWith(`${day}T`) || Math.abs(Date.now() - momentOf(at)) > MOST_SKEW_MS) {
    return problem(403, 'RequestTimeTooSkewed')
  }
  const signed = names.split(';')
  const mustBeSigned = Object.keys(req.headers).filter((name) => name === 'host' || name.startsWith('x-amz-'))
  if (mustBeSigned.some((name) => !signed.includes(name))) return problem(403, 'AccessDenied')
  const payloadHash = String(req.headers['x-amz-content-sha256'])
  if (payloadHash !== sha256(body)) return problem(400, 'XAmzContentSHA256Mismatch')
  const headers = Object.fromEntries(Object.entries(req.headers).map(([name, value]) => [name, String(value)]))
  const request = { method: req.method ?? '', target: req.url ?? '', headers, signed, payloadHash }
  const { secret } = access
  return awsSignature(request, { at, region, secret }) === signature ? undefined : problem(403, 'SignatureDoesNotMatch')
}

function answerTo(
  req: IncomingMessage,
  body: Buffer,
  { stored, access }: { stored: Map<string, Stored>; access: BucketAccess },
): Answer {
  const key = keyOf(req, access)
  if (key === undefined) return problem(404, 'NoSuchBucket')
  const query = new URL(req.url ?? '', 'http://bucket').searchParams
  if (key === '') return req.method === 'GET' && query.get('list-type') === '2' ? list(stored, query) : notKnown()
  const object = stored.get(key)
  switch (req.method) {
    case 'PUT': {
      const md5 = createHash('md5').update(body)
      const type = req.headers['content-type'] ?? 'binary/octet-stream'
      const made = { content: body, type, etag: `"${md5.digest('hex')}"`, modified: new Date() }
      stored.set(key, made)
      return { status: 200, headers: { etag: made.etag } }
    }
    case 'GET':
    case 'HEAD':
      return object ? { status: 200, headers: headersOf(object), body: object.content } : problem(404, 'NoSuchKey')
    case 'DELETE':
      stored.delete(key)
      return { status: 204 }
    default:
      return notKnown()
  }
}

/** The name of the object; '' is the bucket itself, `undefined` another bucket. */
function keyOf(req: IncomingMessage, { bucket }: BucketAccess): string | undefined {
  const [, found, key = ''] = /^\/([^/]+)\/?(.*)$/.exec(new URL(req.url ?? '', 'http://bucket').pathname) ?? []
  return found === bucket ? decodeURIComponent(key) : undefined
}

function list(stored: ReadonlyMap<string, Stored>, query: URLSearchParams): Answer {
  const prefix = query.get('prefix') ?? ''
  const most = Number(query.get('max-keys') ?? 1000)
  const found = [...stored].filter(([key]) => key.startsWith(prefix)).sort()
  const rows = found
    .slice(0, most)
    .map(
      ([key, { etag, content }]) =>
        `<Contents><Key>${key}</Key><ETag>${etag}</ETag><Size>${content.length}</Size></Contents>`,
    )
  const isCut = found.length > most
  return xml(
    200,
    `<ListBucketResult><KeyCount>${rows.length}</KeyCount><IsTruncated>${isCut}</IsTruncated>${rows.join('')}</ListBucketResult>`,
  )
}

function headersOf({ content, type, etag, modified }: Stored): Record<string, string> {
  return {
    'content-length': String(content.length),
    'content-type': type,
    etag,
    'last-modified': modified.toUTCString(),
  }
}

function notKnown(): Answer {
  return problem(501, 'NotImplemented')
}

function problem(status: number, code: string): Answer {
  return xml(status, `<Error><Code>${code}</Code></Error>`)
}

function xml(status: number, body: string): Answer {
  return {
    status,
    headers: { 'content-type': 'application/xml' },
    body: `<?xml version="1.0" encoding="UTF-8"?>${body}`,
  }
}

/** `20130524T000000Z` in milliseconds. */
function momentOf(at: string): number {
  return Date.parse(at.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'))
}
