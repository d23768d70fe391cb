import { createHash, createHmac } from 'node:crypto'

/** A request as Amazon's signature (version 4) covers it. */
export interface SignedRequest {
  method: string
  /** Path and query as they are sent. */
  target: string
  headers: Readonly<Record<string, string>>
  /** The names of the covered headers, in lower case. */
  signed: readonly string[]
  payloadHash: string
}

/** `20130524T000000Z`, the region, and the secret key. */
export interface Signing {
  at: string
  region: string
  secret: string
}

/** Returns the signature of a request to S3, as the documentation of Amazon computes it. */
export function awsSignature(request: SignedRequest, { at, region, secret }: Signing): string {
  const day = at.slice(0, 8)
  const scope = `${day}/${region}/s3/aws4_request`
  const text = ['AWS4-HMAC-SHA256', at, scope, sha256(canonical(request))].join('\n')
  const key = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${secret}`)
  return hmac(key, text).toString('hex')
}

export function sha256(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex')
}

function canonical({ method, target, headers, signed, payloadHash }: SignedRequest): string {
  const [path = '', query = ''] = target.split('?')
  const names = signed.toSorted()
  const lines = names.map((name) => `${name}:${(headers[name] ?? '').trim().replace(/ +/g, ' ')}\n`)
  return [method, path, sortedQuery(query), lines.join(''), names.join(';'), payloadHash].join('\n')
}

/** A name without a value has an empty one. */
function sortedQuery(query: string): string {
  const pairs = query.split('&').filter(Boolean)
  return pairs
    .map((pair) => (pair.includes('=') ? pair : `${pair}=`))
    .sort()
    .join('&')
}

function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest()
}
