import { expect, test } from 'vitest'
import { chosenTrainings } from '#server/storefront/chosenTrainings.ts'
import { demoDatabase } from '#tests/support/freshDatabase.ts'

test('chosen trainings are named with who can see them, and those that are gone are missing', async () => {
  const db = await demoDatabase()
  const organization = await db.reader.selectFrom('organizations').select('id').executeTakeFirstOrThrow()
  const [open, own, draft] = await db.reader
    .selectFrom('trainings')
    .select(['id', 'title'])
    .where('published', '=', 1)
    .where('language', '=', 'en')
    .where('id', 'not in', (eb) => eb.selectFrom('training_organizations').select('training_id'))
    .orderBy('id')
    .limit(3)
    .execute()
  await db.transact(async (tx) => {
    const belongs = { training_id: own!.id, organization_id: organization.id }
    await tx.insertInto('training_organizations').values(belongs).execute()
    await tx.updateTable('trainings').set({ published: 0 }).where('id', '=', draft!.id).execute()
  })
  const ids = [draft!.id, 999_999, own!.id, open!.id]
  expect(await chosenTrainings(db.reader, ids, { language: 'en', siteLanguage: 'en' })).toEqual([
    { ...open, shown_to: 'everyone' },
    { ...own, shown_to: 'organizations' },
    { ...draft, shown_to: 'nobody' },
  ])
})
