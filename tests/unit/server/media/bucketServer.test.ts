import { expect, onTestFinished, test } from 'vitest'
import { awsSignature, sha256 } from '#tests/support/awsSignature.ts'
import { startBucket } from '#tests/support/bucketServer.ts'

/** The examples of "Signature Calculations for the Authorization Header" in Amazon's documentation of S3. */
const documented = {
  signing: {
    at: '20130524T000000Z',
    region: 'us-east-1',
    secret: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
  },
  headers: { host: 'examplebucket.s3.amazonaws.com', 'x-amz-date': '20130524T000000Z' },
}

interface Example {
  method: string
  target: string
  payload: string
  more: Record<string, string>
  signature: string
}

test.each<Example>([
  {
    method: 'GET',
    target: '/test.txt',
    payload: '',
    more: { range: 'bytes=0-9' },
    signature: 'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
  },
  {
    method: 'PUT',
    target: '/test%24file.text',
    payload: 'Welcome to Amazon S3.',
    more: { date: 'Fri, 24 May 2013 00:00:00 GMT', 'x-amz-storage-class': 'REDUCED_REDUNDANCY' },
    signature: '98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd',
  },
  {
    method: 'GET',
    target: '/?lifecycle',
    payload: '',
    more: {},
    signature: 'fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543',
  },
  {
    method: 'GET',
    target: '/?max-keys=2&prefix=J',
    payload: '',
    more: {},
    signature: '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
  },
])('signs $method $target as Amazon documents it', ({ method, target, payload, more, signature }) => {
  const payloadHash = sha256(payload)
  const headers = { ...documented.headers, 'x-amz-content-sha256': payloadHash, ...more }
  const signed = Object.keys(headers)
  expect(awsSignature({ method, target, headers, signed, payloadHash }, documented.signing)).toBe(signature)
})

const access = { bucket: 'quay', region: 'eu-west-1', keyId: 'AKIDSTORY', secret: 'a secret of this story' }

async function openBucket() {
  const server = await startBucket(access)
  onTestFinished(server.stop)
  const ask = (method: string, target: string, body = '', given: Partial<typeof access> & { at?: Date } = {}) => {
    const { region, keyId, secret, at: moment = new Date() } = { ...access, ...given }
    const at = moment.toISOString().replace(/[-:]|\.\d+/g, '')
    const payloadHash = sha256(body)
    const headers = { host: new URL(server.url).host, 'x-amz-content-sha256': payloadHash, 'x-amz-date': at }
    const signed = Object.keys(headers)
    const signature = awsSignature({ method, target, headers, signed, payloadHash }, { at, region, secret })
    const scope = `${keyId}/${at.slice(0, 8)}/${region}/s3/aws4_request`
    const authorization = `AWS4-HMAC-SHA256 Credential=${scope}, SignedHeaders=${signed.join(';')}, Signature=${signature}`
    return fetch(server.url + target, { method, headers: { ...headers, authorization }, ...(body && { body }) })
  }
  return { server, ask }
}

test('the bucket of the tests keeps, lists, returns and removes objects', async () => {
  const { server, ask } = await openBucket()
  const put = await ask('PUT', '/quay/product/a.webp', 'a picture')
  expect([put.status, put.headers.get('etag')]).toEqual([200, expect.stringMatching(/^"[0-9a-f]{32}"$/)])
  const head = await ask('HEAD', '/quay/product/a.webp')
  expect([head.status, head.headers.get('content-length')]).toEqual([200, '9'])
  const got = await ask('GET', '/quay/product/a.webp')
  expect([got.headers.get('etag'), await got.text()]).toEqual([put.headers.get('etag'), 'a picture'])
  const listed = await (await ask('GET', '/quay?list-type=2&prefix=product%2F')).text()
  expect(listed).toContain('<KeyCount>1</KeyCount><IsTruncated>false</IsTruncated><Contents><Key>product/a.webp</Key>')
  expect((await ask('DELETE', '/quay/product/a.webp')).status).toBe(204)
  expect((await ask('DELETE', '/quay/product/a.webp')).status).toBe(204)
  expect((await ask('GET', '/quay/product/a.webp')).status).toBe(404)
  expect(server.names()).toEqual([])
})

test('the bucket of the tests refuses every request that is not signed exactly', async () => {
  const { server, ask } = await openBucket()
  const codeOf = async (answer: Promise<Response>) => /<Code>(\w+)/.exec(await (await answer).text())?.[1]
  const [put, path] = ['PUT', '/quay/a'] as const
  expect(await codeOf(fetch(server.url + path))).toBe('AccessDenied')
  expect(await codeOf(ask(put, path, 'x', { secret: 'wrong' }))).toBe('SignatureDoesNotMatch')
  expect(await codeOf(ask(put, path, 'x', { keyId: 'OTHER' }))).toBe('InvalidAccessKeyId')
  expect(await codeOf(ask(put, path, 'x', { region: 'us-east-1' }))).toBe('AuthorizationHeaderMalformed')
  expect(await codeOf(ask(put, path, 'x', { at: new Date(Date.now() - 20 * 60_000) }))).toBe('RequestTimeTooSkewed')
  expect(await codeOf(ask(put, '/other/a', 'x'))).toBe('NoSuchBucket')
  expect(await codeOf(ask('POST', path, 'x'))).toBe('NotImplemented')
  expect(server.names()).toEqual([])
})
