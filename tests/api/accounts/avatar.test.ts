import { expect, test } from 'vitest'
import { removeUnused } from '#server/media/removeUnused.ts'
import { uploadedPicture } from '#shared/media/uploadedPicture.ts'
import { later } from '#tests/support/freshDatabase.ts'
import { accounts, drawn, formOf, openUploads, password, uploads } from '../media/openUploads.ts'
import { browserAt } from '#tests/support/browserAt.ts'

const photo = () => drawn({ width: 300, height: 400 }).jpeg().toBuffer()

async function openAccount(role: 'learner' | 'administrator' = 'learner') {
  const site = await openUploads(role)
  const browserOf = async (other: keyof typeof accounts) => {
    const browser = browserAt(site.db, { DATA_DIR: site.browser.runtime.config.dataDir })
    await browser.signIn(accounts[other], password)
    return browser
  }
  const uidOf = async (other: keyof typeof accounts) => {
    const found = site.db.reader.selectFrom('users').select('uid').where('mail', '=', accounts[other])
    return (await found.executeTakeFirstOrThrow()).uid
  }
  const change = (uid: number, avatar: unknown, browser = site.browser) =>
    browser.ask(`/api/v2/users/${uid}`, { method: 'PATCH', body: { avatar } })
  const upload = async (browser = site.browser, purpose = 'avatar') =>
    (await browser.ask(uploads, { upload: formOf(await photo(), { purpose }) })).body.data.file as string
  return { ...site, browserOf, uidOf, change, upload, uid: await uidOf(role) }
}

const refused = { status: 400, body: { errors: [{ path: 'avatar', code: 'not_uploaded' }] } }

test('a user chooses a picture, keeps it through the clean-up, and removes it', async () => {
  const { db, browser, change, upload, uid } = await openAccount()
  const file = await upload()
  expect(uploadedPicture(file)?.srcset.split(', ')).toHaveLength(3)
  expect((await change(uid, file)).body.data.avatar).toBe(file)
  expect((await browser.ask('/api/v2/me')).body.data.avatar).toBe(file)
  const removed: string[] = []
  const clean = (day: number) =>
    removeUnused(db, { remove: async (name) => void removed.push(name) }, later(day * 24 * 60))
  await clean(3)
  expect(removed).toEqual([])
  expect((await change(uid, file)).status).toBe(200)
  expect((await change(uid, null)).body.data.avatar).toBeNull()
  await clean(6)
  expect(removed).toHaveLength(3)
  expect(await change(uid, file)).toMatchObject(refused)
})

test('the picture must be an upload of that user for this purpose', async () => {
  const { browserOf, change, upload, uid } = await openAccount()
  const foreign = await upload(await browserOf('instructor'))
  const own = await upload()
  expect(own).not.toBe(foreign)
  for (const file of [foreign, '/media/cover/abcdefg/4-3/a.svg', '/media/demo/mug.svg', 'https://evil.test/a.png']) {
    expect(await change(uid, file)).toMatchObject(refused)
  }
  for (const avatar of ['', 7, 'x'.repeat(300)]) expect((await change(uid, avatar)).status).toBe(400)
  expect((await change(uid, own)).status).toBe(200)
})

test('an administrator changes the picture of others, and nobody else does', async () => {
  const { browserOf, uidOf, change, upload, browser } = await openAccount('administrator')
  const learner = await uidOf('learner')
  const file = await upload()
  expect((await change(learner, file)).body.data.avatar).toBe(file)
  expect(await change(learner, await upload(browser, 'product'))).toMatchObject(refused)
  const other = await browserOf('instructor')
  expect((await change(learner, await upload(other), other)).status).toBe(404)
  expect((await change(learner, null)).body.data.avatar).toBeNull()
})

test('all problems of an account are named at once', async () => {
  const { browser, uid } = await openAccount()
  const body = { avatar: '/media/avatar/none.webp', country: 'XX' }
  const { body: answer } = await browser.ask(`/api/v2/users/${uid}`, { method: 'PATCH', body })
  expect(new Set(answer.errors.map(({ path }: { path: string }) => path))).toEqual(new Set(['avatar', 'country']))
})
