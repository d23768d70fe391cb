import { expect, test } from 'vitest'
import { sendRaw } from '#tests/support/rawHttp.ts'
import { openTestDoor } from './openTestDoor.ts'

test('the paths that report the state answer in one spelling only, which a proxy can refuse', async () => {
  const { ask, port } = await openTestDoor()
  for (const path of ['/healthz', '/readyz', '/metrics']) {
    const { status } = await ask(path)
    expect((await ask(`${path}?leaving=404`)).status, path).toBe(status)
    expect(status, path).toBe(200)
    const encoded = `/%${path.charCodeAt(1).toString(16)}${path.slice(2)}`
    for (const other of [`${path}/`, encoded, `${encoded}?leaving=404`, `${path}/?leaving=404`])
      expect((await ask(other)).status, other).toBe(404)
    const whole = await sendRaw(port, `GET http://a${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`)
    expect(whole, path).toMatch(/^HTTP\/1.1 404 /)
  }
})
