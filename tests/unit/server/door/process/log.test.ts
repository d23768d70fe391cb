import pino from 'pino'
import { expect, test } from 'vitest'
import { type AccessEntry, logOptions, requestLine } from '#server/door/process/log.ts'

const entry: AccessEntry = {
  id: '0d3c5f6e-1b2a-4c3d-8e9f-a0b1c2d3e4f5',
  method: 'GET',
  path: '/',
  status: 200,
  ms: 1.23,
  bytes: 6251,
  cache: 'hit',
}

test.each(['/', '/training/42', '/caf%C3%A9', '/"quoted"\\', '/\u2028', "/a'b<c>&d"])(
  'the line of a request for %j is the one pino would write',
  (path) => {
    const lines: string[] = []
    const log = pino({ base: null }, { write: (line) => lines.push(line) })
    log.info({ ...entry, path }, 'request')
    const { time, ...line } = JSON.parse(requestLine({ ...entry, path, ms: 1.2345 }))
    expect({ ...line, time: 0 }).toEqual({ ...JSON.parse(lines[0] ?? ''), time: 0 })
    expect(Math.abs(Date.now() - time)).toBeLessThan(1000)
  },
)

test('the line of an error has no values of rows, which PostgreSQL adds to it', () => {
  const lines: string[] = []
  const log = pino(logOptions('info'), { write: (line) => lines.push(line) })
  const error = new Error('duplicate key value violates unique constraint "users_mail"')
  const added = { code: '23505', table: 'users', detail: 'Key (mail_key)=(zanzibar@people.test) already exists.' }
  log.error({ err: Object.assign(error, added) }, 'request failed')
  expect(lines.join('')).not.toContain('zanzibar')
  expect(JSON.parse(lines[0] ?? '').err).toMatchObject({ code: '23505', table: 'users', message: error.message })
})
