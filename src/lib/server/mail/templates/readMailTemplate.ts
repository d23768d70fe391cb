import { type MailTemplate, MailTexts } from '#shared/contract/mailTemplates.ts'
import { SIGNATURE } from '#shared/mail/mailTexts.ts'
import type { Reader } from '../../db/database.ts'

/** The kind of mail, or the signature, and the language. */
export interface TemplateKey {
  type: string
  language: string
}

/** Returns the site's own texts of a kind of mail in one language; empty where it has none. */
export async function readMailTemplate(reader: Reader, { type, language }: TemplateKey): Promise<MailTemplate> {
  const row = await reader
    .selectFrom('mail_templates')
    .leftJoin('users', 'users.uid', 'mail_templates.changed_by')
    .select(['texts', 'revision', 'mail_templates.changed', 'users.full_name'])
    .where('type', '=', type)
    .where('langcode', '=', language)
    .executeTakeFirst()
  if (!row) return { texts: MailTexts.parse({}), revision: 0, changed: null, by: null }
  const { texts, revision, changed, full_name: by } = row
  return { texts: MailTexts.parse(JSON.parse(texts)), revision, changed, by }
}

/** Returns the site's own texts for a letter, with the signature of its language. */
export async function readMailTexts(reader: Reader, { type, language }: TemplateKey): Promise<MailTexts> {
  const rows = await reader
    .selectFrom('mail_templates')
    .select(['type', 'texts'])
    .where('type', 'in', [type, SIGNATURE])
    .where('langcode', '=', language)
    .execute()
  const textsOf = (name: string) => MailTexts.parse(JSON.parse(rows.find((row) => row.type === name)?.texts ?? '{}'))
  return { ...textsOf(type), signature: textsOf(SIGNATURE).signature }
}
