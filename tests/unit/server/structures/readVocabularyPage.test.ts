import { expect, test } from 'vitest'
import { readVocabularyPage } from '#server/structures/readVocabularyPage.ts'
import { createTerm } from '#server/taxonomy/saveTerm.ts'
import { changeVocabulary } from '#server/taxonomy/saveVocabulary.ts'
import { demoDatabase, morning } from '#tests/support/freshDatabase.ts'

const change = { by: 1, now: morning }

test('the page of a vocabulary names terms as readers get them, also after the default language changed', async () => {
  const db = await demoDatabase()
  const term = await db.transact(async (tx) => {
    await changeVocabulary(tx, 'skill', { label: 'Skill', translations: { de: 'Fähigkeit' } }, change)
    const hurrying = { vocabulary: 'skill', name: 'Hurrying', parent: 0, translations: { de: 'Eilen' } }
    return createTerm(tx, hurrying, change)
  })
  const namesOn = async (languages: { language: string; siteLanguage: string }) => {
    const wish = { name: 'skill', term, into: undefined, languages }
    const { vocabulary, chosen } = await readVocabularyPage(db.reader, wish, { error: () => {} })
    return [vocabulary.own, chosen?.term.own]
  }
  expect(await namesOn({ language: 'fr', siteLanguage: 'en' })).toEqual(['Skill', 'Hurrying'])
  expect(await namesOn({ language: 'fr', siteLanguage: 'de' })).toEqual(['Fähigkeit', 'Eilen'])
})
