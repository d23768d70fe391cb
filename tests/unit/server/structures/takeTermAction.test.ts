import { expect, test } from 'vitest'
import { takeTermAction } from '#server/structures/takeTermAction.ts'
import { createTerm, findTerm } from '#server/taxonomy/saveTerm.ts'
import { changeVocabulary, findManagedVocabulary } from '#server/taxonomy/saveVocabulary.ts'
import { demoDatabase, morning } from '#tests/support/freshDatabase.ts'

const change = { by: 1, now: morning }

async function desk() {
  const db = await demoDatabase()
  const translations = { ar: 'الصبر', de: 'Geduld', fr: 'Patience' }
  const tid = await db.transact(async (tx) => {
    await changeVocabulary(tx, 'skill', { label: 'Skill', translations: { ar: 'مهارة', de: 'Fähigkeit' } }, change)
    return createTerm(tx, { vocabulary: 'skill', name: 'Patience', parent: 0, translations }, change)
  })
  const send = (form: Record<string, string>) =>
    takeTermAction(db, { vocabulary: 'skill', form }, { ...change, log: { error: () => {} } })
  return {
    send,
    saveTerm: (form: Record<string, string>) => send({ action: 'save', tid: String(tid), parent: '', ...form }),
    term: () => findTerm(db.reader, tid),
    vocabulary: () => findManagedVocabulary(db.reader, 'skill'),
  }
}

test('a form of names changes the languages that it shows; names in languages that are off stay', async () => {
  const { send, saveTerm, term, vocabulary } = await desk()
  await saveTerm({ name: 'Great patience', name_de: 'Große Geduld', name_fr: '' })
  expect(await term()).toMatchObject({ name: 'Great patience', translations: { ar: 'الصبر', de: 'Große Geduld' } })
  expect((await term()).translations).not.toHaveProperty('fr')
  await send({ action: 'label', label: 'Skills', name_de: 'Fähigkeiten' })
  expect(await vocabulary()).toMatchObject({ label: 'Skills', translations: { ar: 'مهارة', de: 'Fähigkeiten' } })
})
