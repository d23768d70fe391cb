import { expect, test } from 'vitest'
import { findUser } from '#server/people/listUsers.ts'
import { shareAcademy } from '#tests/support/servedAcademy.ts'
import { cookiesOf } from '#tests/support/site.ts'

const academy = shareAcademy()

/** Asks without JavaScript and without following redirects. */
function ask(path: string, { form, cookie = '' }: { form?: Record<string, string>; cookie?: string } = {}) {
  const { url } = academy().site
  return fetch(new URL(path, url), {
    redirect: 'manual',
    headers: { cookie, origin: url },
    ...(form && { method: 'POST', body: new URLSearchParams(form) }),
  })
}

async function learner() {
  const { db } = academy()
  const { uid } = await db.reader
    .selectFrom('users')
    .select('uid')
    .where('mail', '=', 'learner@demo.test')
    .executeTakeFirstOrThrow()
  const form = { name: 'learner@demo.test', password: 'demo-academy' }
  const answer = await ask('/user/login', { form })
  return { db, uid, cookie: cookiesOf(answer) }
}

test('a learner changes the mail address by forms and by a link that another browser opens', async () => {
  const { db, uid, cookie } = await learner()
  const edit = `/user/${uid}/edit`
  const form = { form: 'profile', mail: 'freja@home.test', current_password: 'demo-academy' }
  const saved = await ask(edit, { form, cookie })
  expect([saved.status, saved.headers.get('location')]).toEqual([303, `${edit}?notice=mail-pending`])
  // Confirming the password gave the session a new secret.
  const next = /^session=[^;]+/.exec(saved.headers.getSetCookie().join('\n'))?.[0] ?? ''
  const page = await (await ask(edit, { cookie: next })).text()
  expect(page).toContain('freja@home.test')
  const again = await ask(`/user/${uid}/mail`, { form: { action: 'resend' }, cookie: next })
  expect(again.headers.get('location')).toBe(`${edit}?notice=mail-pending`)

  await expect.poll(async () => (await linksIn('/demo/mails')).length).toBe(2)
  const [newest = '', older = ''] = await linksIn('/demo/mails')
  expect((await ask(older)).status).toBe(404)
  const asked = await ask(newest)
  expect(asked.status).toBe(200)
  expect(await asked.text()).toContain('freja@home.test')
  // Programs that check mails open links: only the button confirms.
  expect((await findUser(db.reader, uid))?.mail).toBe('learner@demo.test')
  const confirmed = await ask(newest, { form: {} })
  expect([confirmed.status, confirmed.headers.get('location')]).toEqual([303, '/user/login?notice=mail-changed'])
  expect((await findUser(db.reader, uid))?.mail).toBe('freja@home.test')
  expect((await ask(newest, { form: {} })).status).toBe(404)
})

test('a learner sees what others set as text, and chooses skills without JavaScript', async () => {
  const { db } = academy()
  const form = { name: 'learner2@demo.test', password: 'demo-academy' }
  const cookie = cookiesOf(await ask('/user/login', { form }))
  const { uid, country } = await db.reader
    .selectFrom('users')
    .select(['uid', 'country'])
    .where('mail', '=', 'learner2@demo.test')
    .executeTakeFirstOrThrow()
  const path = `/user/${uid}/edit`
  const page = await (await ask(path, { cookie })).text()
  expect(page).not.toContain('name="country"')
  expect(page).not.toContain('name="title"')
  const [, tid = ''] = /name="skill\[(\d+)\]"/.exec(page) ?? []
  const sent = { form: 'profile', lists: 'skill', [`skill[${tid}]`]: '1' }
  expect((await ask(path, { form: sent, cookie })).status).toBe(303)
  expect((await findUser(db.reader, uid))?.profile.skill).toEqual([Number(tid)])
  const refused = await ask(path, { form: { form: 'profile', country: country === 'NO' ? 'DK' : 'NO' }, cookie })
  expect(refused.status).toBe(400)
  expect((await findUser(db.reader, uid))?.country).toBe(country)
})

/** The links that confirm an address, of the newest mail first. */
async function linksIn(path: string): Promise<string[]> {
  const page = await (await ask(path)).text()
  return [...new Set([...page.matchAll(/\/user\/mail\/[\w-]{43}/g)].map(([link]) => link))]
}
