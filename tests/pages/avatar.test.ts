import sharp from 'sharp'
import { expect, test } from 'vitest'
import { shareAcademy } from '#tests/support/servedAcademy.ts'
import { cookiesOf } from '#tests/support/site.ts'

const academy = shareAcademy()

const photo = () =>
  sharp({ create: { width: 400, height: 300, channels: 3, background: '#1f7a8c' } })
    .jpeg()
    .toBuffer()

async function signedIn(mail: string) {
  const { site, db } = academy()
  const ask = (path: string, init: RequestInit = {}, cookie = '') =>
    fetch(new URL(path, site.url), { redirect: 'manual', ...init, headers: { cookie, origin: site.url } })
  const body = new URLSearchParams({ name: mail, password: 'demo-academy' })
  const cookie = cookiesOf(await ask('/user/login', { method: 'POST', body }))
  const account = await db.reader.selectFrom('users').select('uid').where('mail', '=', mail).executeTakeFirstOrThrow()
  const avatar = async (uid = account.uid) =>
    (await db.reader.selectFrom('users').select('avatar').where('uid', '=', uid).executeTakeFirstOrThrow()).avatar
  return {
    uid: account.uid,
    avatar,
    page: async (path: string) => (await ask(path, {}, cookie)).text(),
    /** Sends the form as a browser does without JavaScript. */
    async send(fields: Record<string, string | Buffer>, uid = account.uid) {
      const form = new FormData()
      for (const [name, value] of Object.entries(fields))
        form.set(name, typeof value === 'string' ? value : new File([new Uint8Array(value)], 'me.jpg'))
      const answer = await ask(`/user/${uid}/avatar`, { method: 'POST', body: form }, cookie)
      const location = answer.headers.get('location') ?? ''
      const [shown = ''] = answer.headers.getSetCookie().filter((one) => one.startsWith('refused='))
      return { status: answer.status, location, refused: decodeURIComponent(shown.split(/[=;]/)[1] ?? '') }
    },
  }
}

test('a user gives the account a picture without JavaScript, and takes it back', async () => {
  const { uid, avatar, page, send } = await signedIn('learner@demo.test')
  const edit = `/user/${uid}/edit`
  expect(await page(edit)).toContain(`action="/user/${uid}/avatar" enctype="multipart/form-data"`)
  expect(await page(edit)).not.toContain('Remove picture')
  const saved = await send({ file: await photo() })
  expect([saved.status, saved.location]).toEqual([303, `${edit}?notice=saved`])
  const file = await avatar()
  expect(file).toMatch(/^\/media\/avatar\/[0-9a-f]{32}-256x256\.webp$/)
  const small = file?.replace('256x256', '128') ?? ''
  // The menu of the header takes a small form, the form and the profile a larger one.
  const shown = await page(edit)
  expect(shown).toContain('Remove picture')
  for (const src of [small, file]) expect(shown).toContain(`class="avatar" src="${src}"`)
  expect(await page('/user')).toContain(`src="${file}"`)
  const picture = await fetch(new URL(small, academy().site.url))
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp'])
  expect((await send({ file: Buffer.alloc(0), remove: '1' })).location).toBe(`${edit}?notice=saved`)
  expect(await avatar()).toBeNull()
})

test('a picture that cannot be taken says why on the page of the form', async () => {
  const { uid, avatar, send } = await signedIn('instructor@demo.test')
  const edit = `/user/${uid}/edit`
  const refused = (location: string) => ({ status: 303, location: edit, refused: expect.stringContaining(location) })
  expect(await send({ file: Buffer.alloc(0) })).toEqual(refused('Choose a file.'))
  expect(await send({})).toEqual(refused('Choose a file.'))
  expect(await send({ file: Buffer.from('PK a zip archive') })).toEqual(refused('This is not a picture.'))
  expect(await send({ file: Buffer.alloc(15 * 2 ** 20 + 1) })).toEqual(refused('too large'))
  expect(await avatar()).toBeNull()
})

test('an administrator changes the picture of another user, and a learner does not', async () => {
  const learner = await signedIn('learner@demo.test')
  const admin = await signedIn('admin@demo.test')
  expect((await learner.send({ file: await photo() }, admin.uid)).status).toBe(404)
  expect(await admin.avatar()).toBeNull()
  const { location } = await admin.send({ file: await photo() }, learner.uid)
  expect(location).toBe(`/user/${learner.uid}/edit?notice=saved`)
  expect(await learner.avatar()).toContain('/media/avatar/')
})
