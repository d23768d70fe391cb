import type { MailTemplate, MailTemplateChange, MailTexts } from '#shared/contract/mailTemplates.ts'
import { toInstant } from '#shared/instant.ts'
import { mailLabel } from '#shared/mail/mailTypes.ts'
import { SIGNATURE } from '#shared/mail/mailTexts.ts'
import { invalid } from '#shared/refusal.ts'
import { noteChange } from '../../audit/noteChange.ts'
import type { Database, Tx } from '../../db/database.ts'
import { staleRevision } from '../../site/staleRevision.ts'
import { mailTextProblems } from './mailTextProblems.ts'
import { readMailTemplate, type TemplateKey } from './readMailTemplate.ts'

interface TemplateSave {
  by: number
  now: Date
  /** The product's texts, which are stored as no text, so that they follow the product. */
  shipped: Partial<MailTexts>
}

/**
 * Saves the site's own texts of a kind of mail in one language, or of the signature. Returns them.
 * @throws Refusal 409 `revision` if they have been saved since, 400 with every problem
 */
export function saveMailTemplate(
  db: Database,
  { type, change: { language, revision, ...given } }: { type: string; change: MailTemplateChange },
  { by, now, shipped }: TemplateSave,
): Promise<MailTemplate> {
  const key = { type, language }
  return db.transact(async (tx) => {
    const before = await lockedTemplate(tx, key)
    if (before.revision !== revision) throw await overtakenTemplate(tx, key)
    const problems = mailTextProblems(type, given)
    if (problems.length > 0) throw invalid(problems)
    const texts = ownMailTexts(given, shipped)
    const label = `${type === SIGNATURE ? 'Signature' : mailLabel(type)} (${language})`
    const subject = { type: 'mail_template', id: `${type}:${language}`, label } as const
    const action = isEmpty(texts) ? 'removed' : 'changed'
    const isChanged = await noteChange(tx, { actor: by, action, subject, before: before.texts, after: texts }, now)
    if (!isChanged) return readMailTemplate(tx, key)
    await tx
      .updateTable('mail_templates')
      .set({ texts: JSON.stringify(texts), revision: revision + 1, changed: toInstant(now), changed_by: by })
      .where('type', '=', type)
      .where('langcode', '=', language)
      .execute()
    return readMailTemplate(tx, key)
  })
}

/** Returns the texts with their row locked: no other transaction changes it until this one ends. */
async function lockedTemplate(tx: Tx, { type, language }: TemplateKey): Promise<MailTemplate> {
  await tx
    .insertInto('mail_templates')
    .values({ type, langcode: language, texts: '{}', revision: 0, changed: null, changed_by: null })
    .onConflict((held) => held.columns(['type', 'langcode']).doNothing())
    .execute()
  await tx
    .updateTable('mail_templates')
    .set((eb) => ({ revision: eb.ref('revision') }))
    .where('type', '=', type)
    .where('langcode', '=', language)
    .execute()
  return readMailTemplate(tx, { type, language })
}

async function overtakenTemplate(tx: Tx, { type, language }: TemplateKey) {
  const { revision, changed, changed_by } = await tx
    .selectFrom('mail_templates')
    .select(['revision', 'changed', 'changed_by'])
    .where('type', '=', type)
    .where('langcode', '=', language)
    .executeTakeFirstOrThrow()
  return staleRevision(tx, { revision, at: changed ?? undefined, by: changed_by })
}

function ownMailTexts(given: MailTexts, shipped: Partial<MailTexts>): MailTexts {
  const own = (name: keyof MailTexts) => (given[name] === shipped[name] ? '' : given[name])
  return { subject: own('subject'), opening: own('opening'), closing: own('closing'), signature: own('signature') }
}

function isEmpty(texts: MailTexts): boolean {
  return Object.values(texts).every((text) => text === '')
}
