import { expect, test } from 'vitest'
import { takeTermAction } from '#server/structures/takeTermAction.ts'
import { changeTerm, createTerm, requireTerm } from '#server/taxonomy/saveTerm.ts'
import { changeVocabulary, requireManagedVocabulary } from '#server/taxonomy/saveVocabulary.ts'
import { shownNames } from '#shared/taxonomy/shownNames.ts'
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
  const term = () => requireTerm(db.reader, tid)
  const vocabulary = () => requireManagedVocabulary(db.reader, 'skill')
  /* A form has the fields that its page showed, and those that the user changed. */
  const openTerm = async () => {
    const stored = await term()
    const { name, translations } = stored
    const shown = shownNames(stored, ['de', 'fr'])
    const fields = { name, name_de: translations.de ?? '', name_fr: translations.fr ?? '', parent: '', shown }
    return (changed: Record<string, string>) => send({ action: 'save', tid: String(tid), ...fields, ...changed })
  }
  const openVocabulary = async () => {
    const { label, translations } = await vocabulary()
    const shown = shownNames({ name: label, translations }, ['de'])
    const fields = { label, name_de: translations.de ?? '', shown }
    return (changed: Record<string, string>) => send({ action: 'label', ...fields, ...changed })
  }
  return { db, tid, term, vocabulary, openTerm, openVocabulary }
}

test('a form of names changes the languages that it shows; names in languages that are off stay', async () => {
  const { term, vocabulary, openTerm, openVocabulary } = await desk()
  const saveTerm = await openTerm()
  await saveTerm({ name: 'Great patience', name_de: 'Große Geduld', name_fr: '' })
  expect(await term()).toMatchObject({ name: 'Great patience', translations: { ar: 'الصبر', de: 'Große Geduld' } })
  expect((await term()).translations).not.toHaveProperty('fr')
  const saveVocabulary = await openVocabulary()
  await saveVocabulary({ label: 'Skills', name_de: 'Fähigkeiten' })
  expect(await vocabulary()).toMatchObject({ label: 'Skills', translations: { ar: 'مهارة', de: 'Fähigkeiten' } })
})

const stale = { status: 409, problems: [{ code: 'revision' }] }

test('two open forms of one term: the second save is refused, and again until its form shows what is stored', async () => {
  const { db, tid, term, openTerm } = await desk()
  const [first, second] = [await openTerm(), await openTerm()]
  await first({ name_fr: 'La patience' })
  await expect(second({ name_de: 'Große Geduld' })).rejects.toMatchObject(stale)
  expect((await term()).translations).toMatchObject({ de: 'Geduld', fr: 'La patience' })
  const again = await openTerm()
  await again({ name_de: 'Große Geduld' })
  expect((await term()).translations).toEqual({ ar: 'الصبر', de: 'Große Geduld', fr: 'La patience' })
  const beforeMove = await openTerm()
  const translations = { ...(await term()).translations, ar: 'صبر' }
  const parent = await db.transact(async (tx) => {
    const above = { vocabulary: 'skill', name: 'Virtues', parent: 0, translations: {} }
    const virtues = await createTerm(tx, above, change)
    await changeTerm(tx, tid, { parent: virtues, translations }, change)
    return virtues
  })
  await expect(beforeMove({ name: 'Long patience' })).rejects.toMatchObject(stale)
  const moved = await openTerm()
  await moved({ name: 'Long patience', parent: String(parent) })
  expect(await term()).toMatchObject({ name: 'Long patience', parent, translations: { ar: 'صبر' } })
})

test('two open forms of one vocabulary: the second save is refused, and a change of a hidden language refuses none', async () => {
  const { db, vocabulary, openVocabulary } = await desk()
  const [first, second, third] = [await openVocabulary(), await openVocabulary(), await openVocabulary()]
  await first({ label: 'Skills' })
  await expect(second({ name_de: 'Fähigkeiten' })).rejects.toMatchObject(stale)
  await expect(third({ label: '' })).rejects.toMatchObject({ status: 400 })
  const last = await openVocabulary()
  const translations = { ...(await vocabulary()).translations, ar: 'مهارات' }
  await db.transact((tx) => changeVocabulary(tx, 'skill', { translations }, change))
  await last({ name_de: 'Fähigkeiten' })
  expect(await vocabulary()).toMatchObject({ label: 'Skills', translations: { ar: 'مهارات', de: 'Fähigkeiten' } })
})
