import { describe, expect, test } from 'vitest'
import { welcomeMail } from '#server/accounts/securityMails.ts'
import { completeLetter, partsOfLetter } from '#server/mail/completeLetter.ts'
import { asHtml } from '#server/mail/mailHtml.ts'
import { loadSite } from '#server/site/site.ts'
import { completeLanguages, sourceLanguage } from '#shared/i18n/languages.ts'
import { freshDatabase } from '#tests/support/freshDatabase.ts'
import { turnOnLanguages } from '#tests/support/turnOnLanguages.ts'

const to = (language: string | null) => ({ uid: 1, full_name: 'Ada Oak', mail: 'ada@oak.test', language })
const link = 'https://oak.test/user/password/a'

describe('a mail', () => {
  test.each(completeLanguages)('is written in $langcode and says so', async ({ langcode, direction }) => {
    const db = await freshDatabase()
    await turnOnLanguages(db, ...completeLanguages.map((one) => one.langcode))
    const site = await loadSite(db.reader)
    const [letter, english] = [welcomeMail(site, to(langcode), link), welcomeMail(site, to(sourceLanguage), link)]
    expect(letter.language).toBe(langcode)
    const complete = (one: typeof letter) => completeLetter(db.reader, one, { site, origin: 'https://oak.test' })
    const [parts, source] = [await complete(letter), await complete(english)].map(partsOfLetter)
    expect(asHtml(await complete(letter))).toContain(`<html lang="${langcode}" dir="${direction ? 'rtl' : 'ltr'}">`)
    const alike = parts!.filter((part, place) => part === source![place])
    expect(alike).toHaveLength(langcode === sourceLanguage ? 3 : 0)
  })

  test('runs in the direction that the site stores for its language', async () => {
    const db = await freshDatabase()
    await turnOnLanguages(db, 'en', 'de')
    await db.transact((tx) => tx.updateTable('languages').set({ direction: 1 }).where('langcode', '=', 'de').execute())
    const site = await loadSite(db.reader)
    const letter = await completeLetter(db.reader, welcomeMail(site, to('de'), link), {
      site,
      origin: 'https://oak.test',
    })
    expect(asHtml(letter)).toContain('<html lang="de" dir="rtl">')
  })

  test('is in the language of the site if the user’s is turned off', async () => {
    const db = await freshDatabase()
    await turnOnLanguages(db, 'en')
    expect(welcomeMail(await loadSite(db.reader), to('ar'), link)).toMatchObject({
      language: 'en',
      subject: 'Your account at Juniper',
    })
  })
})
