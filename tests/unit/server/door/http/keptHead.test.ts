import { type IncomingMessage, ServerResponse } from 'node:http'
import { expect, onTestFinished, test, vi } from 'vitest'
import { keepHead, writeHead } from '#server/door/http/keptHead.ts'
import { listen } from '#server/door/http/server.ts'
import { answersTo, requestText as asked } from '#tests/support/rawHttp.ts'

const body = 'The page'
const page = ['Content-Type', 'text/html', 'Vary', 'Cookie', 'Content-Length', String(body.length)]
const unchanged = ['ETag', '"1"', 'Vary', 'Cookie']
/** The headers of a call, without the length. */
const call = ['Content-Type', 'application/json', 'Vary', 'Cookie']

/** A server whose answers under `/kept` have headers that were joined before. */
async function serve(): Promise<number> {
  const [keptPage, keptUnchanged, keptCall] = [[...page], [...unchanged], [...call]]
  for (const head of [keptPage, keptUnchanged, keptCall]) keepHead(head)
  const answer = (req: IncomingMessage, res: ServerResponse) => {
    const isKept = req.url?.startsWith('/kept')
    const isUnchanged = req.headers['if-none-match'] !== undefined
    const [, words = ''] = /words=(\w*)/.exec(req.url ?? '') ?? []
    if (words) {
      writeHead(res, 200, isKept ? keptCall : call, { id: words, length: words.length })
      res.end(req.method === 'HEAD' ? undefined : words, 'latin1')
      return
    }
    if (isUnchanged) writeHead(res, 304, isKept ? keptUnchanged : unchanged, { id: 'a' })
    else writeHead(res, 200, isKept ? keptPage : page, { id: 'a' })
    res.end(req.method === 'HEAD' || isUnchanged ? undefined : body, 'latin1')
  }
  const { port, close } = await listen(answer, { port: 0, host: '127.0.0.1' })
  onTestFinished(() => close(0))
  return port
}

const last = 'Connection: close'

test.each([
  ['a page', (path: string) => [asked(path, 'GET', last)]],
  ['its headers alone', (path: string) => [asked(path, 'HEAD', last)]],
  ['an unchanged page', (path: string) => [asked(path, 'GET', 'If-None-Match: "1"', last)]],
  [
    'several requests at once on one connection',
    (path: string) => [
      asked(path),
      asked(path, 'HEAD'),
      asked(path, 'GET', 'If-None-Match: "1"'),
      asked(path),
      asked(path, 'GET', last),
    ],
  ],
  [
    'answers of different lengths and ids',
    (path: string) => [
      asked(`${path}?words=one`),
      asked(`${path}?words=fourteen`),
      asked(path),
      asked(`${path}?words=x`, 'HEAD'),
      asked(`${path}?words=fifteenletters`, 'GET', last),
    ],
  ],
  ['a client of HTTP 1.0', (path: string) => [asked(path).replace('HTTP/1.1', 'HTTP/1.0')]],
])('kept headers answer as others do: %s', async (_, requests) => {
  const port = await serve()
  const plain = await answersTo(port, requests('/plain'))
  expect(await answersTo(port, requests('/kept'))).toEqual(plain)
  expect(plain).toHaveLength(requests('').length)
})

test('a request whose large body is not read closes its connection, and those of others stay open', async () => {
  const port = await serve()
  const large = asked('/kept', 'GET', 'Expect: 100-continue', 'Content-Length: 99999999')
  const closing = await answersTo(port, [large])
  expect(closing).toMatchObject([['HTTP/1.1 200 OK', expect.arrayContaining([last]), [body]]])
  const others = await answersTo(port, [asked('/kept'), asked('/kept', 'GET', last)])
  expect(others).toMatchObject([
    ['HTTP/1.1 200 OK', expect.arrayContaining(['Connection: keep-alive']), [body]],
    ['HTTP/1.1 200 OK', expect.arrayContaining([last]), [body]],
  ])
  expect(await answersTo(port, [large, asked('/kept')])).toEqual(closing)
})

test('a list with an invalid header is refused when it is kept', () => {
  expect(() => keepHead(['Location', 'a\r\nSet-Cookie: b'])).toThrow('Invalid character')
})

test('Node writes a kept head once, for answers of one form: with their length among the headers, or beside them', async () => {
  const port = await serve()
  const byNode = vi.spyOn(ServerResponse.prototype, 'writeHead')
  onTestFinished(() => byNode.mockRestore())
  const paths = ['/kept?words=one', '/kept?words=three', '/kept']
  const requests = [...paths, ...paths].map((path) => asked(path))
  const answers = await answersTo(port, [...requests, asked('/plain', 'GET', last)])
  expect(answers).toHaveLength(7)
  expect(answers.slice(3, 6)).toEqual(answers.slice(0, 3))
  expect(byNode).toHaveBeenCalledTimes(3)
})
