import { expect } from 'vitest'
import { gates } from '#shared/access/gates/gates.ts'
import { hashToken } from '#server/secrets/hashToken.ts'
import type { Kinds } from './academy.ts'
import { arabic, expectRefused, json } from './refused.ts'

/** Input from others: an editor of another version, a thief, another site. */
export const strangers: Kinds = {
  async 'sections that this version cannot read'({ ask, learner }) {
    const page = await ask('/')
    expect(page.status).toBe(200)
    expect(page.text).toContain('The academy in numbers')
    expect(page.text).not.toContain('Before you join')
    expect(page.text).not.toContain('One academy, six houses')
    for (const path of ['/storefront', '/dashboard', '/api/v2/storefront']) {
      expect((await ask(path, { headers: { cookie: learner } })).status, path).toBe(200)
    }
  },

  async 'session cookies that nobody was given'({ ask, db, learner, librarian }) {
    // Nobody may use a session beyond its end, its owner neither.
    await db.transact((tx) =>
      tx
        .updateTable('sessions')
        .set({ expires: '2020-01-01 00:00:00' })
        .where('token_hash', '=', hashToken(librarian.split('=')[1]!))
        .execute(),
    )
    const forged = ['session=forged', learner.slice(0, -4), `${learner}A`, learner.toLowerCase(), librarian]
    for (const cookie of [...forged, 'session=%00', `session="; DROP TABLE sessions`, `session=${'A'.repeat(8000)}`]) {
      const call = await ask('/api/v2/users/1', { headers: { cookie } })
      expectRefused(call, 401, true)
      expect(call.headers['set-cookie']?.join(), 'the browser is told to forget it').toContain('session=; Max-Age=0')
      const page = await ask('/user', { headers: { cookie } })
      expect(page).toMatchObject({ status: 302, headers: { location: '/user/login?redirectTo=%2Fuser' } })
      expect((await ask('/', { headers: { cookie } })).text).not.toMatch(/learner2?@demo\.test|Freja|ليلى/)
    }
    expect((await ask('/api/v2/users/2', { headers: { cookie: learner } })).status).toBe(404)
  },

  async 'requests that another site made'({ ask, learner, calls }) {
    const pages = Object.keys(gates)
      .filter((pattern) => !pattern.startsWith('/[...') && pattern !== '/500')
      .map((pattern) => pattern.replaceAll(/\[\w+\]/g, '1'))
    const everything = [...pages, '/system/ajax/cookies-disclaimer/agree'].map((path) => ({ method: 'POST', path }))
    const signs: Record<string, string>[] = [
      { origin: 'https://evil.example' },
      { 'sec-fetch-site': 'cross-site' },
      { origin: 'null' },
    ]
    for (const { method, path } of [...everything, ...calls]) {
      for (const sign of signs) {
        const asApi = path.startsWith('/api/')
        const type = asApi ? json : { 'content-type': 'application/x-www-form-urlencoded' }
        const answer = await ask(path, { method, headers: { ...type, ...sign, cookie: `${learner}; language=ar` } })
        expectRefused(answer, 403, asApi)
      }
    }
    const page = await ask('/user/logout', { method: 'POST', headers: { ...arabic, origin: 'https://evil.example' } })
    expect(page.text).toContain('<html lang="ar" dir="rtl"')
    expect(page.text).toContain('جاء هذا الطلب من موقع آخر ولم يُنفَّذ.')
  },
}
