import { expect, onTestFinished, test } from 'vitest'
import { serveAcademy } from '#tests/support/servedAcademy.ts'
import { signInAt } from '#tests/support/site.ts'

const form = /<select[^>]*name="language".*?<\/select>/s
const chosen = /<option value="(\w*)"[^>]*selected[^>]*>\s*([^<]*?)\s*<\/option>/

test('the forms of a profile keep a language that is switched off, and offer it to nobody else', async () => {
  const { site, db, end } = await serveAcademy({
    async prepare(db) {
      await db.transact(async (tx) => {
        await tx.updateTable('users').set({ language: 'ar' }).where('name', '=', 'learner').execute()
        await tx.updateTable('languages').set({ enabled: 0 }).where('langcode', '=', 'ar').execute()
      })
    },
  })
  onTestFinished(end)
  const people = await db.reader.selectFrom('users').select(['uid', 'name']).execute()
  const uidOf = (name: string) => people.find((person) => person.name === name)?.uid
  const languageOn = async (path: string, person: string) => {
    const cookie = await signInAt(site.url, `${person}@demo.test`)
    return form.exec(await (await fetch(site.url + path, { headers: { cookie } })).text())?.[0] ?? ''
  }
  const own = await languageOn(`/user/${uidOf('learner')}/edit`, 'learner')
  expect(chosen.exec(own)?.slice(1)).toEqual(['ar', '\u2068العربية\u2069 (turned off)'])
  const desk = await languageOn(`/settings/people/${uidOf('learner')}`, 'admin')
  expect(chosen.exec(desk)?.slice(1)).toEqual(['ar', '\u2068العربية\u2069 (turned off)'])
  expect(await languageOn(`/user/${uidOf('admin')}/edit`, 'admin')).not.toContain('"ar"')

  const cookie = await signInAt(site.url, 'learner@demo.test')
  const saved = await fetch(`${site.url}/user/${uidOf('learner')}/edit`, {
    method: 'POST',
    body: new URLSearchParams({ form: 'profile', first_name: 'Freja', language: 'ar' }),
    headers: { cookie, origin: site.url },
    redirect: 'manual',
  })
  expect(saved.headers.get('location')).toBe('/user?notice=profile-saved')
  const after = db.reader.selectFrom('users').select(['first_name', 'language']).where('name', '=', 'learner')
  expect(await after.executeTakeFirst()).toEqual({ first_name: 'Freja', language: 'ar' })
})
