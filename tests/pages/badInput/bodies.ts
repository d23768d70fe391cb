import { connect } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { expect } from 'vitest'
import type { Answer } from '#tests/support/rawHttp.ts'
import type { Kinds } from './academy.ts'
import { expectRefused, json, MIB } from './refused.ts'

/** The bodies of requests. */
export const bodies: Kinds = {
  async 'bodies that are not what the call takes'({ ask, learner, admin, calls }) {
    const send = (body: string | Buffer, headers: Record<string, string> = {}) =>
      ask('/api/v2/trainings/2/enrolment', { method: 'POST', headers: { ...json, cookie: learner, ...headers }, body })
    const codeOf = async (answer: Promise<Answer>) => JSON.parse((await answer).text).errors[0].code
    const [open, close] = ['{"action":'.repeat(10_000), '}'.repeat(10_000)]
    expect(await codeOf(send('{no')), 'no JSON').toBe('json')
    expect(await codeOf(send('')), 'nothing').toBe('json')
    for (const other of ['[]', '"enrol"', 'null', '1e999']) expect(await codeOf(send(other)), other).toBe('type')
    expect(await codeOf(send('{"action":["enrol"]}')), 'a list for a word').toBe('choice')
    expect(await codeOf(send(`${open}1${close}`)), '10,000 levels').toBe('choice')
    expect(await codeOf(send('['.repeat(MIB))), 'a million brackets').toBe('json')
    expect(await codeOf(send('{"action":"enrol","action":"nonsense"}')), 'the last of two counts').toBe('choice')
    expect(await codeOf(send('{"__proto__":{"action":"enrol"}}')), 'a prototype').toBe('unknown')
    expect(await codeOf(send(Buffer.from('{"action":"é"}', 'latin1'))), 'Latin-1').toBe('encoding')
    expect(await codeOf(send(Buffer.from('{"action":"enrol"}', 'utf16le'))), 'UTF-16').toBe('json')
    expect(await codeOf(send(`"${'x'.repeat(MIB - 1)}"`)), 'one byte too many').toBe('too_large')
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', '']) {
      expectRefused(await send('{}', { 'content-type': type }), 415, true)
    }
    const bad = ['{no', '[[[]]]', '{"no such field":1}', `${open}1${close}`, `"${'x'.repeat(MIB)}"`]
    for (const { method, path } of calls.filter(({ hasBody }) => hasBody)) {
      for (const body of bad) {
        const answer = await ask(path, { method, headers: { ...json, cookie: admin }, body })
        expect(answer.status, `${method} ${path} ${body.slice(0, 20)}`).toBeGreaterThanOrEqual(400)
        expectRefused(answer, answer.status, true)
      }
    }
  },

  async 'forms that no page of the site sends'({ ask, learner }) {
    const send = (type: string, body: string | Buffer, cookie = 'language=ar') =>
      ask('/user/login', { method: 'POST', headers: { 'content-type': type, cookie }, body })
    const form = 'application/x-www-form-urlencoded'
    expectRefused(await send('application/json', '{"name":"x"}'), 415, false)
    expectRefused(await send('multipart/form-data; boundary=x', '--x--'), 415, false)
    expectRefused(await send(form, 'x'.repeat(MIB + 1)), 413, false)
    expectRefused(await send(form, Buffer.from('name=é', 'latin1')), 400, false)
    expectRefused(await send(form, 'name[]=a&password[x]=b'), 400, false)
    expect((await send(form, 'name=%00')).status).toBe(400)
    expect((await ask('/user', { method: 'DELETE', headers: { cookie: learner } })).status).toBe(405)
  },

  async 'bodies that come drop by drop and break off'({ port, ask }) {
    const head =
      'POST /api/v2/session HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n'
    const sockets = Array.from({ length: 100 }, () => connect(port, '127.0.0.1').on('error', () => {}))
    for (const socket of sockets) socket.write(head)
    for (let drop = 0; drop < 5; drop++) {
      for (const socket of sockets) socket.write('{')
      await delay(20)
    }
    const began = performance.now()
    expect((await ask('/search?s=data')).status).toBe(200)
    expect(performance.now() - began, 'nobody else waits for them').toBeLessThan(2000)
    for (const socket of sockets) socket.destroy()
  },
}
