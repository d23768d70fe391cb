import type { IncomingMessage, ServerResponse } from 'node:http'
import { expect, test } from 'vitest'
import { createSender } from '#server/door/http/exchange.ts'
import { pathOf, readTarget } from '#server/door/http/target.ts'

/** The path that the log has of a request for this address. */
function loggedPath(url: string): string | undefined {
  const paths: string[] = []
  const { send } = createSender({
    noteRequest: ({ path }) => paths.push(path),
    metrics: { count: () => {} },
    isStopping: () => false,
  })
  // The parts of a request and a response that sending reads.
  const req = { method: 'GET', url } as IncomingMessage
  const res = { writeHead: () => {}, end: () => {} } as unknown as ServerResponse
  const path = pathOf(readTarget(url))
  send(
    { req, res, path, unreadable: false, id: 'r-1', startedMs: 0 },
    { status: 200, head: [], body: null, route: 'page' },
  )
  return paths[0]
}

test('the log holds no link that sets a password or confirms a mail address', () => {
  expect(loggedPath('/user/password/Qetch3oGFgA6SFPKrTQXjEbLtqUCNCUCrNf-GgStdqk?notice=saved')).toBe('/user/password/…')
  expect(loggedPath('/user/mail/Qetch3oGFgA6SFPKrTQXjEbLtqUCNCUCrNf-GgStdqk')).toBe('/user/mail/…')
  expect(loggedPath('/user/password?notice=password-mail')).toBe('/user/password')
  expect(loggedPath('/training/3')).toBe('/training/3')
})
