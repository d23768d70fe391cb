import { expect, test } from 'vitest'
import { sampledMails, sampleLetter } from '#server/jobs/mailSamples/sampleLetter.ts'
import { asText } from '#server/mail/letter.ts'
import { loadSite } from '#server/site/site.ts'
import { freshDatabase, morning } from '#tests/support/freshDatabase.ts'

const to = { uid: 1, full_name: 'Freja Amoah', mail: 'freja@saltmarsh.test', timezone: null }

const languages = [
  { langcode: 'en', direction: 0, weight: 0, enabled: 1 },
  { langcode: 'ar', direction: 1, weight: 1, enabled: 1 },
]

test.each(sampledMails)('the mail %s has a sample in each language, and says which texts it has', async (type) => {
  const db = await freshDatabase()
  await db.transact((tx) => tx.insertInto('languages').values(languages).execute())
  const site = await loadSite(db.reader)
  const texts = ['en', 'ar'].map((language) => {
    const sample = sampleLetter(site, type, { to, language, origin: 'https://academy.test', now: morning })!
    expect(sample.letter).toMatchObject({ type, language, to: { mail: to.mail } })
    expect(sample.sources.length).toBeGreaterThan(2)
    expect(asText(sample.letter)).not.toMatch(/{{|undefined/)
    return asText(sample.letter)
  })
  expect(texts[0]).not.toBe(texts[1])
})
