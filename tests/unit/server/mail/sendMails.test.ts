import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readConfig } from '#server/config.ts'
import { keptMails } from '#server/mail/keptMails.ts'
import { type CompleteLetter, completeLetter, partsOfLetter } from '#server/mail/completeLetter.ts'
import { sendMail } from '#server/mail/sendMail.ts'
import { passwordLinkMail } from '#server/accounts/securityMails.ts'
import { loadSite } from '#server/site/site.ts'
import { freshDatabase, freshFolder, later, morning } from '#tests/support/freshDatabase.ts'
import { turnOnLanguages } from '#tests/support/turnOnLanguages.ts'
import { mailServer } from '#tests/support/mailServer.ts'

const layla = { uid: 1, full_name: 'ليلى حداد', mail: 'layla@bell-lane.test', language: 'ar' }

const colours = {
  bar: '#ffffff',
  onBar: '#000000',
  page: '#ffffff',
  card: '#ffffff',
  text: '#000000',
  quiet: '#333333',
  line: '#cccccc',
  link: '#0000cc',
  button: '#0000cc',
  onButton: '#ffffff',
}

const letter: CompleteLetter = {
  type: 'welcome',
  to: { uid: null, name: 'Freja Amoah', mail: 'freja@saltmarsh.test' },
  language: 'en',
  subject: 'A <quiet> subject',
  opening: ['Hello "Freja" & <others>,'],
  facts: [{ label: 'Go on', href: 'https://academy.test/?a=1&b=2' }],
  closing: [],
  signature: [],
  values: {},
  brand: { name: 'Juniper', href: 'https://academy.test', logo: null, direction: 'ltr', light: colours, dark: colours },
}

describe('a mail', () => {
  test('goes to the mail server as text and as HTML with the same content', async () => {
    const { url, received } = await mailServer()
    const config = readConfig({ SMTP_URL: url, MAIL_FROM: 'Juniper Academy <no-reply@academy.test>' })
    await sendMail(config, letter, morning)
    const [mail] = received
    expect(mail).toMatchObject({
      subject: 'A <quiet> subject',
      from: { name: 'Juniper Academy', address: 'no-reply@academy.test' },
      to: [{ name: 'Freja Amoah', address: 'freja@saltmarsh.test' }],
      date: '2026-11-21T09:00:00.000Z',
    })
    expect(mail?.text?.trimEnd()).toBe('Hello "Freja" & <others>,\n\nGo on:\nhttps://academy.test/?a=1&b=2')
    expect(mail?.html).toContain('Hello &quot;Freja&quot; &amp; &lt;others&gt;,')
    expect(mail?.html).toContain('href="https://academy.test/?a=1&amp;b=2"')
  })

  test('comes from the name of the brand if the sender has no name of its own', async () => {
    const { url, received } = await mailServer()
    const branded = { ...letter, brand: { ...letter.brand, name: 'Bell Lane, “Library”' } }
    await sendMail(readConfig({ SMTP_URL: url, MAIL_FROM: 'no-reply@academy.test' }), branded, morning)
    expect(received[0]?.from).toEqual({ name: 'Bell Lane, “Library”', address: 'no-reply@academy.test' })
  })

  test('is in the recipient’s language and direction, not in those of the current user', async () => {
    const { url, received } = await mailServer()
    const db = await freshDatabase()
    await turnOnLanguages(db, 'en', 'ar')
    const site = await loadSite(db.reader)
    const mail = passwordLinkMail(site, layla, 'https://academy.test/user/password/x')
    await sendMail(
      readConfig({ SMTP_URL: url }),
      await completeLetter(db.reader, mail, { site, origin: 'https://academy.test' }),
      morning,
    )
    expect(received[0]?.html).toMatch(/<html lang="ar" dir="rtl">/)
    expect(received[0]?.to?.[0]?.name).toBe('ليلى حداد')
  })

  test('fails when the mail server is unavailable', async () => {
    await expect(sendMail(readConfig({ SMTP_URL: 'smtp://127.0.0.1:1' }), letter, morning)).rejects.toThrow()
  })

  test('is saved in the mails folder, readable by its owner only, if there is no mail server', async () => {
    const config = readConfig({ DATA_DIR: freshFolder() })
    await sendMail(config, letter, morning)
    const folder = join(config.dataDir, 'mails')
    const [name, ...others] = await readdir(folder)
    expect(others).toEqual([])
    expect(name).toMatch(/^20261121090000000-.*\.eml$/)
    expect((await stat(join(folder, name!))).mode & 0o777).toBe(0o600)
    expect(await keptMails(config)).toEqual([])
  })

  test('is listed by the demo, the newest first', async () => {
    const config = readConfig({ DATA_DIR: freshFolder(), DEMO: 'true' })
    expect(await keptMails(config)).toEqual([])
    await sendMail(config, letter, morning)
    await sendMail(config, { ...letter, subject: 'Later' }, later(1))
    expect(await keptMails(config)).toMatchObject([
      { subject: 'Later', at: '2026-11-21 09:01:00' },
      { subject: 'A <quiet> subject', parts: partsOfLetter(letter) },
    ])
  })
})
