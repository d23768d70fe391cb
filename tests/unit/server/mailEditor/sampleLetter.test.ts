import { describe, expect, test } from 'vitest'
import { sampledMails, sampleLetter } from '#server/mailEditor/sampleLetter.ts'
import { shippedMailTexts } from '#server/mailEditor/shippedMailTexts.ts'
import { completeLetter } from '#server/mail/completeLetter.ts'
import { asHtml } from '#server/mail/mailHtml.ts'
import { asText } from '#server/mail/mailText.ts'
import { mailTextProblems } from '#server/mail/templates/mailTextProblems.ts'
import { loadSite } from '#server/site/site.ts'
import { completeLanguages, direction } from '#shared/i18n/languages.ts'
import { freshDatabase, morning } from '#tests/support/freshDatabase.ts'
import { turnOnLanguages } from '#tests/support/turnOnLanguages.ts'

const to = { uid: 1, full_name: 'Freja Amoah', mail: 'freja@saltmarsh.test', timezone: null }
const codes = completeLanguages.map(({ langcode }) => langcode)
const origin = 'https://academy.test'

async function openSite() {
  const db = await freshDatabase()
  await turnOnLanguages(db, ...codes)
  return { db, site: await loadSite(db.reader) }
}

describe('the sample of a mail', () => {
  test('exists in six languages', () => {
    expect(codes).toEqual(expect.arrayContaining(['en', 'ar', 'de', 'fr', 'es', 'he']))
  })

  test.each(sampledMails)('%s is whole in each language, and says which texts it has', async (type) => {
    const { db, site } = await openSite()
    const texts = new Set<string>()
    for (const language of codes) {
      const sample = sampleLetter(site, type, { to, language, origin, now: morning })!
      expect(sample.letter).toMatchObject({ type, language, to: { mail: to.mail } })
      expect(sample.sources.length).toBeGreaterThan(2)
      const letter = await completeLetter(db.reader, sample.letter, { site, origin })
      expect(asText(letter)).not.toMatch(/{{|undefined/)
      expect(asHtml(letter)).not.toMatch(/{{|undefined/)
      expect(asHtml(letter)).toContain(`<html lang="${language}" dir="${direction(language)}">`)
      texts.add(asText(letter))
    }
    expect(texts.size).toBe(codes.length)
  })

  test.each(sampledMails)('%s has texts with correct placeholders in each language', async (type) => {
    const { site } = await openSite()
    for (const language of codes) {
      const texts = shippedMailTexts(site, type, { to, language, origin, now: morning })
      expect(mailTextProblems(type, texts)).toEqual([])
      expect(texts.subject).toContain('{{site}}')
      expect(texts.opening).toContain('{{name}}')
      expect(JSON.stringify(texts)).not.toContain('Freja')
    }
  })
})
