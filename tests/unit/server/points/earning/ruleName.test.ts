import { expect, test } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { walletEntries } from '#server/points/history/walletEntries.ts'
import { walletStory } from '#server/points/history/walletStory.ts'
import { freshDatabase } from '#tests/support/freshDatabase.ts'
import { obey, offer, revoke, report, time, welcome } from './earningSite.ts'

const session = {
  id: 'session',
  name: 'In the room',
  trigger: 'session_attended' as const,
  translations: { ar: { name: 'الحضور في القاعة' } },
}
const training = { id: 'training', name: 'Training completed', translations: { ar: { name: 'إتمام تدريب' } } }

function readingIn(language: string) {
  return { language, siteLanguage: 'en', list: (names: readonly string[]) => names.join(' & ') }
}

/** Layla attended a session, and completed a training that is described in English only. */
async function layla() {
  const db = await freshDatabase()
  await obey(db, [session, training])
  const uid = await welcome(db, 'layla', { language: 'ar' })
  await report(db, { uid, external_id: 'room', type: 'session_attended', object: 'https://rooms.test/1' })
  await report(db, { uid, external_id: 'done', training_id: await offer(db, 'Lifting') })
  return { db, uid }
}

async function historyOf(db: Database, uid: number, language: string) {
  const { data } = await walletEntries(db.reader, uid, { query: {}, reading: readingIn(language) })
  return data.map(({ kind, title, lang, rule, rule_lang }) => ({ kind, title, lang, rule, rule_lang })).toReversed()
}

test('a learner reads the reasons of their points in their own language', async () => {
  const { db, uid } = await layla()
  const room = { kind: 'earn', title: 'الحضور في القاعة', lang: 'ar', rule: '', rule_lang: null }
  const lifting = { kind: 'earn', title: 'Lifting', lang: 'en', rule: 'إتمام تدريب', rule_lang: 'ar' }
  expect(await historyOf(db, uid, 'ar')).toEqual([room, lifting])
  expect(await historyOf(db, uid, 'ar-EG'), 'a variety of it').toEqual([room, lifting])
  const { lots } = await walletStory(db.reader, uid, readingIn('ar'), time)
  expect(lots).toMatchObject([room, lifting])
  const english = [
    { ...room, title: 'In the room', lang: 'en' },
    { ...lifting, rule: 'Training completed', rule_lang: 'en' },
  ]
  expect(await historyOf(db, uid, 'en')).toEqual(english)
  expect(await historyOf(db, uid, 'de'), 'not written in it: in the site’s, and says so').toEqual(english)
})

test('a taken back entry has the same reason as the earning', async () => {
  const { db, uid } = await layla()
  await revoke(db, 'room')
  expect((await historyOf(db, uid, 'ar')).at(-1)).toMatchObject({ kind: 'clawback', title: 'الحضور في القاعة' })
})

test('entries of a deleted rule keep its name and the language of the name', async () => {
  const { db, uid } = await layla()
  await obey(db, [{ ...training, name: 'A training is done', translations: { ar: { name: 'تدريب مكتمل' } } }])
  expect(await historyOf(db, uid, 'ar')).toMatchObject([
    { title: 'In the room', lang: 'en' },
    { title: 'Lifting', rule: 'تدريب مكتمل', rule_lang: 'ar' },
  ])
  const entries = await db.reader.selectFrom('point_entries').select('reason').orderBy('id').execute()
  expect(entries, 'nothing is written over').toEqual([{ reason: 'In the room' }, { reason: 'Training completed' }])
})

test('each learner is notified in their own language', async () => {
  const { db, uid } = await layla()
  const amal = await welcome(db, 'amal')
  await report(db, { uid: amal, external_id: 'other', training_id: await offer(db, 'Knots') })
  const notices = await db.reader.selectFrom('notices').select(['uid', 'details']).orderBy('id').execute()
  expect(notices.map(({ uid, details }) => [uid, JSON.parse(details).reason])).toEqual([
    [uid, 'الحضور في القاعة'],
    [uid, 'إتمام تدريب'],
    [amal, 'Training completed'],
  ])
})
