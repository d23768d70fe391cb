import { expect } from 'vitest'
import { sendRaw } from '#tests/support/rawHttp.ts'
import type { Kinds } from './academy.ts'
import { arabic, expectRefused, MIB } from './refused.ts'

/** The parts of a request before its body. */
export const addresses: Kinds = {
  async 'an address without end'({ port, ask }) {
    for (const base of ['/search?s=', '/api/v2/search?s=']) {
      const asApi = base.startsWith('/api')
      expectRefused(await ask(`${base}${'x'.repeat(8 * 1024)}`, { headers: arabic }), 414, asApi)
      // Over 16 KiB the head is never read to its end, so nobody knows what was asked for, nor in which language.
      for (const size of [64 * 1024, MIB]) {
        const answer = await sendRaw(port, `GET ${base}${'x'.repeat(size)} HTTP/1.1\r\nHost: a\r\n\r\n`)
        expect(answer).toMatch(/^HTTP\/1\.1 431 .*nosniff.*\n$/s)
      }
    }
    expect((await ask(`/search?s=${'x'.repeat(7000)}&page=99999999999&topic[]=${'9'.repeat(500)}`)).status).toBe(200)
    expectRefused(await ask(`/api/v2/search?s=${'x'.repeat(201)}&page=-1&order_by=random`), 400, true)
  },

  async 'headers without end'({ port, ask }) {
    const bomb = `X-Filler: ${'y'.repeat(100 * 1024)}\r\n`
    expect(await sendRaw(port, `GET / HTTP/1.1\r\nHost: a\r\n${bomb}\r\n`)).toMatch(/^HTTP\/1\.1 431 /)
    const many = Array.from({ length: 3000 }, (_, number) => `X-${number}: ${number}\r\n`).join('')
    expect(await sendRaw(port, `GET / HTTP/1.1\r\nHost: a\r\n${many}\r\n`)).toMatch(/^HTTP\/1\.1 431 /)
    const cookie = Array.from({ length: 900 }, (_, number) => `c${number}=${number}`).join('; ')
    expect((await ask('/', { headers: { cookie } })).status).toBe(200)
  },

  async 'paths that two programs could read in two ways'({ port, ask, learner }) {
    for (const path of [
      '/%2e%2e/dashboard',
      '/./dashboard',
      '/user/../dashboard',
      '/training/1%00',
      '/training%2f1',
      '/training%5c1',
      '/%252e%252e/dashboard',
      '/%c0%ae%c0%ae/dashboard',
      '/%e0%80%af',
      '/%',
      '/api/v2/%2e%2e/me',
      '/api/v2/me%00',
    ]) {
      expectRefused(await ask(path, { headers: arabic }), 400, path.startsWith('/api/'))
    }
    expect(await sendRaw(port, 'GET /․․/dashboard HTTP/1.1\r\nHost: a\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /)
    for (const path of ['//training//1', '/training///1/']) {
      expect(await ask(path)).toMatchObject({ status: 308, headers: { location: '/training/1' } })
    }
    expect((await ask('//evil.example/%2e')).status).toBe(400)
    // Dots and digits that only look like those that mean something, and numbers in other spellings.
    for (const path of [
      '/%EF%BC%8E%EF%BC%8E/me',
      '/%E2%80%A4%E2%80%A4/me',
      '/training/%D9%A1',
      '/training/01',
      '/training/1e0',
    ]) {
      const answer = await ask(path, { headers: arabic })
      expectRefused(answer, 404, false)
      expect(answer.text, path).toContain('<html lang="ar" dir="rtl"')
    }
    for (const id of ['01', '1e0', '0x1', '+1', '%201', '1.0', '9'.repeat(30)]) {
      expectRefused(await ask(`/api/v2/trainings/${id}`, { headers: { cookie: learner } }), 404, true)
    }
  },
}
