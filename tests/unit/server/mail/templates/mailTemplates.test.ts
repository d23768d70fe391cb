import { describe, expect, test } from 'vitest'
import { MailTemplateChange } from '#shared/contract/mailTemplates.ts'
import { invitationMail, passwordLinkMail } from '#server/accounts/securityMails.ts'
import type { Database } from '#server/db/database.ts'
import { completeLetter } from '#server/mail/completeLetter.ts'
import { asHtml } from '#server/mail/mailHtml.ts'
import { asText } from '#server/mail/mailText.ts'
import { readMailTemplate } from '#server/mail/templates/readMailTemplate.ts'
import { saveMailTemplate } from '#server/mail/templates/saveMailTemplate.ts'
import { notify } from '#server/notices/notify.ts'
import { loadSite } from '#server/site/site.ts'
import { freshDatabase, later, morning } from '#tests/support/freshDatabase.ts'
import { deliver, mailsOf, postOffice } from '#tests/support/postOffice.ts'
import { turnOnLanguages } from '#tests/support/turnOnLanguages.ts'
import { refused, takeIn } from '#tests/unit/server/accounts/cast.ts'

const origin = 'https://academy.test'

async function openMails() {
  const db = await freshDatabase()
  await turnOnLanguages(db, 'en', 'ar')
  const by = await takeIn(db)
  return { db, by, save: saver(db, by) }
}

function saver(db: Database, by: number) {
  return (type: string, change: object, shipped = {}) =>
    saveMailTemplate(
      db,
      { type, change: MailTemplateChange.parse({ language: 'en', revision: 0, ...change }) },
      { by, now: morning, shipped },
    )
}

async function passwordMail(db: Database, language = 'en', full_name = 'Freja Amoah') {
  const site = await loadSite(db.reader)
  const to = { uid: 1, full_name, mail: 'freja@saltmarsh.test', language }
  return completeLetter(db.reader, passwordLinkMail(site, to, `${origin}/user/password/x`), { site, origin })
}

describe('the site’s own texts of a mail', () => {
  test('replace the subject and the paragraphs around the facts, as plain text and as HTML', async () => {
    const { db, save } = await openMails()
    const opening = 'Dear {{name}},\r\n\r\nyou asked {{site}}\r\nfor this <link>:'
    await save('password_link', { subject: 'A link from {{site}}', opening, closing: 'Keep it to yourself.' })
    const letter = await passwordMail(db)
    expect(letter.subject).toBe('A link from Juniper')
    expect(asText(letter)).toBe(
      `Dear Freja Amoah,\n\nyou asked Juniper\nfor this <link>:\n\nChoose a new password:\n${origin}/user/password/x\n\nKeep it to yourself.\n`,
    )
    expect(asHtml(letter)).toContain('you asked Juniper<br>for this &lt;link&gt;:')
    expect((await passwordMail(db, 'ar')).subject).not.toContain('A link')
  })

  test('have the signature of the language below them', async () => {
    const { db, save } = await openMails()
    await save('signature', { signature: 'The team of {{site}}\n\nHarbour Street 1' })
    expect(asText(await passwordMail(db))).toMatch(/\n\nThe team of Juniper\n\nHarbour Street 1\n$/)
    expect(asHtml(await passwordMail(db))).toContain('The team of Juniper')
    expect(asText(await passwordMail(db, 'ar'))).not.toContain('Harbour')
  })

  test('count for the next mail of another process, and the product’s texts come back', async () => {
    const { db, by, save } = await openMails()
    const send = async (day: number) => {
      const details = { points: 120, date: `2026-12-${day}` }
      await db.transact((tx) => notify(tx, { uid: by, type: 'points_expiring', details, key: String(day) }, later(0)))
      const office = postOffice(db)
      await deliver(office)
      return (await mailsOf(office))[0]?.subject
    }
    expect(await send(20)).toBe('Some of your points expire soon (Juniper)')
    await save('points_expiring', { subject: 'Points of {{name}}' })
    expect(await send(21)).toBe('Points of Freja Amoah')
    await save('points_expiring', { revision: 1 })
    expect(await send(22)).toBe('Some of your points expire soon (Juniper)')
  })

  test('are refused with the names of placeholders that are unknown or missing', async () => {
    const { save } = await openMails()
    const wrong = { subject: '{{sight}}', opening: 'Hello {{nam}} {{ name }', closing: 'Works for a while.' }
    const { status, problems } = await refused(save('invitation', wrong))
    expect(status).toBe(400)
    expect(problems).toMatchObject([
      { path: 'subject', code: 'placeholder_invented', values: { name: 'sight' } },
      { path: 'opening', code: 'placeholder_invented', values: { name: 'nam' } },
      { path: 'opening', code: 'braces' },
      { path: 'closing', code: 'placeholder_lost', values: { name: 'count' } },
    ])
    await save('invitation', { closing: 'The link works for {{count}} days.' })
  })

  test('say the number of days of an invitation', async () => {
    const { db, save } = await openMails()
    await save('invitation', { closing: 'Days: {{count}}.' })
    const site = await loadSite(db.reader)
    const to = { uid: 1, full_name: 'Freja Amoah', mail: 'freja@saltmarsh.test', language: 'en' }
    const letter = invitationMail(site, to, { link: `${origin}/x`, days: 7 })
    expect(asText(await completeLetter(db.reader, letter, { site, origin }))).toContain('Days: 7.')
  })

  test('that are the product’s are not stored, so they follow the product', async () => {
    const { db, save } = await openMails()
    await save('welcome', { subject: 'Our own', opening: 'As shipped' }, { opening: 'As shipped' })
    const { texts, revision } = await readMailTemplate(db.reader, { type: 'welcome', language: 'en' })
    expect([texts.subject, texts.opening, revision]).toEqual(['Our own', '', 1])
  })

  test('are not overwritten by a form that is older than the last save', async () => {
    const { db, save } = await openMails()
    await save('welcome', { subject: 'First' })
    await save('welcome', { revision: 1 })
    const stale = await refused(save('welcome', { revision: 1, subject: 'Late' }))
    expect(stale).toMatchObject({ status: 409, details: { revision: 2, by: 'Freja Amoah' } })
    expect((await readMailTemplate(db.reader, { type: 'welcome', language: 'en' })).texts.subject).toBe('')
  })

  test('are saved once if two administrators save at the same moment', async () => {
    const { db, save } = await openMails()
    const both = await Promise.all([1, 2].map((one) => refused(save('welcome', { subject: `Number ${one}` }))))
    expect(both.filter((refusal) => refusal === undefined || refusal.status === undefined)).toHaveLength(1)
    expect(both.find((refusal) => refusal?.status)).toMatchObject({ status: 409 })
    expect((await readMailTemplate(db.reader, { type: 'welcome', language: 'en' })).revision).toBe(1)
  })

  test('are in the audit log with what was before and after', async () => {
    const { db, by, save } = await openMails()
    await save('welcome', { language: 'ar', subject: 'أهلًا' })
    await save('welcome', { language: 'ar', revision: 1, subject: 'أهلًا' })
    await save('welcome', { language: 'ar', revision: 1 })
    const entries = await db.reader.selectFrom('audit_entries').selectAll().orderBy('id').execute()
    expect(entries).toMatchObject([
      { actor: by, action: 'changed', subject_type: 'mail_template', subject_id: 'welcome:ar' },
      { actor: by, action: 'removed', before_values: JSON.stringify({ subject: 'أهلًا' }) },
    ])
  })

  test('cannot add headers or markup', async () => {
    const { db, save } = await openMails()
    const injected = MailTemplateChange.safeParse({ language: 'en', revision: 0, subject: 'Hi\r\nBcc: x@evil.test' })
    expect(injected.error?.issues).toMatchObject([{ path: ['subject'] }])
    await save('password_link', { opening: '<img src=x onerror=alert(1)> {{name}}' })
    const letter = await passwordMail(db, 'en', '{{site}}"><script>')
    expect(asHtml(letter)).not.toMatch(/<script|<img src=x/)
    expect(asText(letter)).toContain('{{site}}"><script>')
  })
})
