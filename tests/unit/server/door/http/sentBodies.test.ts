import type { IncomingMessage, ServerResponse } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { callHeadOf } from '#server/door/http/callHead.ts'
import { createSender, openExchange } from '#server/door/http/exchange.ts'
import { listen } from '#server/door/http/server.ts'
import { AsciiBody, bodyOfText, bytesIn, SHORT_BYTES } from '#server/http/answerBody.ts'

const texts: Record<string, string> = {
  nothing: '',
  ascii: '{"data":{"points":40}}',
  'the last ASCII character': '\x7f',
  'the first character of two bytes': '\x80',
  umlauts: '{"name":"Jürgen Groß"}',
  Arabic: '{"name":"ليلى"}',
  'characters of four bytes': '😀 {"data":1}',
  'half a character': 'a\ud800b',
  'the longest short text': 'x'.repeat(SHORT_BYTES),
  'a longer text': 'x'.repeat(SHORT_BYTES + 1),
  'a long text that is not ASCII': 'é'.repeat(SHORT_BYTES),
}

/** A server that sends the text that a path names. */
async function serve(): Promise<string> {
  const { send } = createSender({ noteRequest: () => {}, metrics: { count: () => {} }, isStopping: () => false })
  const head = callHeadOf('text/plain; charset=utf-8', 'private, no-store', '', false, false)
  const answer = (req: IncomingMessage, res: ServerResponse) => {
    const text = texts[decodeURIComponent(req.url?.slice(1) ?? '')] ?? 'unknown'
    send(openExchange(req, res), { status: 200, head, lacksLength: true, body: bodyOfText(text), route: 'api' })
  }
  const { port, close } = await listen(answer, { port: 0, host: '127.0.0.1' })
  onTestFinished(() => close(0))
  return `http://127.0.0.1:${port}`
}

test('a text reaches the client byte for byte, with its length in bytes, whatever its characters', async () => {
  const url = await serve()
  for (const [name, text] of Object.entries(texts)) {
    const bytes = Buffer.from(text)
    const whole = await fetch(`${url}/${encodeURIComponent(name)}`)
    const length = String(bytes.length)
    expect([name, whole.headers.get('content-length')]).toEqual([name, length])
    expect(Buffer.from(await whole.arrayBuffer()).equals(bytes), name).toBe(true)
    const head = await fetch(`${url}/${encodeURIComponent(name)}`, { method: 'HEAD' })
    expect([name, head.headers.get('content-length'), await head.text()]).toEqual([name, length, ''])
  }
})

test('only a short text in ASCII stays a text on the way', () => {
  const asText = Object.keys(texts).filter((name) => bodyOfText(texts[name] ?? '') instanceof AsciiBody)
  expect(asText).toEqual(['nothing', 'ascii', 'the last ASCII character', 'the longest short text'])
  for (const [name, text] of Object.entries(texts)) {
    const body = bodyOfText(text)
    expect([name, body.length]).toEqual([name, Buffer.byteLength(text)])
    expect(bytesIn(body).equals(Buffer.from(text)), name).toBe(true)
  }
})
