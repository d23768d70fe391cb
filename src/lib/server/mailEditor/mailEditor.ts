import { checked } from '#shared/contract/checked.ts'
import { type MailTemplate, MailTemplateChange, MailTexts } from '#shared/contract/mailTemplates.ts'
import { SIGNATURE } from '#shared/mail/mailTexts.ts'
import type { NoticeCode } from '#shared/notices/flash.ts'
import { invalid } from '#shared/refusal.ts'
import { type CompleteLetter, completeLetter, withMailTexts } from '../mail/completeLetter.ts'
import { mailTextProblems } from '../mail/templates/mailTextProblems.ts'
import { readMailTemplate } from '../mail/templates/readMailTemplate.ts'
import { saveMailTemplate } from '../mail/templates/saveMailTemplate.ts'
import type { Runtime } from '../runtime.ts'
import type { Site } from '../site/site.ts'
import { type SampledMail, sampledMails, type SampleReader, sampleLetter } from './sampleLetter.ts'
import { sendSample } from './sendSample.ts'
import { shippedMailTexts } from './shippedMailTexts.ts'

/** The mails whose texts a site can change, and the signature. */
export type EditedMail = SampledMail | typeof SIGNATURE

export interface MailEditing {
  runtime: Pick<Runtime, 'config' | 'db' | 'log'>
  site: Site
  /** Scheme and host of links. */
  origin: string
  now: Date
  /** The administrator: the recipient of the sample. */
  uid: number
  type: EditedMail
  language: string
}

/** A mail as an administrator edits it. */
export interface MailEditor {
  letter: CompleteLetter
  /** The fields of the form: the site's texts, or the product's. */
  fields: MailTexts
  template: MailTemplate
  /** The source strings of the sample. */
  sources: readonly string[]
}

/** A kind of mail by its name in an address. */
export function editedMail(name: string | undefined): EditedMail | undefined {
  return [...sampledMails, SIGNATURE].find((mail) => mail === name) as EditedMail | undefined
}

/** Returns a sample of a mail with its texts; with `typed`, as the mail would be if these were saved. */
export async function readMailEditor(
  editing: MailEditing,
  typed?: Readonly<Record<string, string>>,
): Promise<MailEditor | undefined> {
  const { runtime, type, language, origin, site } = editing
  const to = await readerOf(editing)
  const sample = to && sampleLetter(site, sampledAs(type), { ...editing, to })
  if (!to || !sample) return undefined
  const { reader } = runtime.db
  const template = await readMailTemplate(reader, { type, language })
  const shipped = shippedOf(editing, to)
  const saved = await completeLetter(reader, sample.letter, { site, origin })
  const texts = typed && MailTexts.safeParse(typed).data
  const isWhole = texts !== undefined && mailTextProblems(type, texts).length === 0
  const letter = isWhole ? withMailTexts({ ...sample.letter, brand: saved.brand }, shownTexts(type, texts)) : saved
  return {
    letter: isWhole && type !== SIGNATURE ? { ...letter, signature: saved.signature } : letter,
    fields: withShipped(template.texts, shipped, typed),
    template,
    sources: sample.sources,
  }
}

/**
 * Carries out a form of the page. `action` is `save`, `reset` for the texts of the product, `preview`, or `send` for a
 * sample of the typed texts to the administrator. Returns its notice; `undefined` shows the page again.
 * @throws Refusal 400 with every problem, 409 if the texts were saved since, 503 if the sample could not be sent
 */
export async function takeMailAction(
  editing: MailEditing,
  form: Readonly<Record<string, string>>,
): Promise<NoticeCode | undefined> {
  const { runtime, type, language, now, uid } = editing
  const texts = form.action === 'reset' ? {} : form
  const change = checked(MailTemplateChange, { ...texts, language, revision: form.revision })
  if (form.action === 'preview' || form.action === 'send') {
    const problems = mailTextProblems(type, change)
    if (problems.length > 0) throw invalid(problems)
    return form.action === 'send' ? sendOne(editing, form) : undefined
  }
  const to = await readerOf(editing)
  await saveMailTemplate(runtime.db, { type, change }, { by: uid, now, shipped: to ? shippedOf(editing, to) : {} })
  return 'saved'
}

async function sendOne(editing: MailEditing, typed: Readonly<Record<string, string>>): Promise<NoticeCode | undefined> {
  const editor = await readMailEditor(editing, typed)
  if (!editor) return undefined
  await sendSample(editing, editor.letter)
  return 'mail-sent'
}

/** The signature is shown under the first mail that a user gets. */
function sampledAs(type: EditedMail): SampledMail {
  return type === SIGNATURE ? 'welcome' : type
}

function shippedOf({ site, type, ...given }: MailEditing, to: SampleReader): MailTexts {
  return type === SIGNATURE ? MailTexts.parse({}) : shippedMailTexts(site, type, { ...given, to })
}

/** The form of the signature has no other text, and the form of a mail has no signature. */
function shownTexts(type: EditedMail, texts: MailTexts): MailTexts {
  return type === SIGNATURE ? { ...MailTexts.parse({}), signature: texts.signature } : { ...texts, signature: '' }
}

function withShipped(own: MailTexts, shipped: MailTexts, typed: Readonly<Record<string, string>> = {}): MailTexts {
  const shown = (name: keyof MailTexts) => typed[name] ?? (own[name] || shipped[name])
  return {
    subject: shown('subject'),
    opening: shown('opening'),
    closing: shown('closing'),
    signature: shown('signature'),
  }
}

function readerOf({ runtime, uid }: MailEditing): Promise<SampleReader | undefined> {
  return runtime.db.reader
    .selectFrom('users')
    .select(['uid', 'full_name', 'mail', 'timezone'])
    .where('uid', '=', uid)
    .executeTakeFirst()
}
