import { expect, test } from 'vitest'
import { readPersonChange } from '#server/accounts/personForm.ts'
import { personView } from '#server/accounts/personView.ts'
import { freshDatabase, morning } from '#tests/support/freshDatabase.ts'
import { administrator, takeIn } from './cast.ts'

test('the form of a person has every organisation of the site, so that saving it keeps the last one', async () => {
  const db = await freshDatabase()
  const names = Array.from({ length: 600 }, (_, index) => ({ name: `Branch ${String(index).padStart(3, '0')}` }))
  const made = await db.transact((tx) => tx.insertInto('organizations').values(names).returning('id').execute())
  const last = made.at(-1)?.id ?? 0
  const uid = await takeIn(db, { organizations: [last] })
  const visit = { user: await administrator(db), language: 'en', siteLanguage: 'en', timeZone: 'UTC', now: morning }
  const view = await personView(db.reader, { ...visit, uid, own: [] })
  if (!view) throw new Error('There is no such person.')
  const boxes = view.organizations.map(({ id }) => `organizations[${id}]`)
  const isShown = (name: string) => !name.startsWith('organizations[') || boxes.includes(name)
  const sent = Object.fromEntries(Object.entries(view.stored).filter(([name]) => isShown(name)))
  expect(readPersonChange(sent, view.person)).toMatchObject({ organizations: [last] })
})
