import { z } from 'zod'
import { msg } from '../i18n/message.ts'
import { LanguageCode } from './common.ts'

export const mailTextLimits = { subject: 200, opening: 4000, closing: 4000, signature: 2000 } as const

/** A form sends line breaks as CRLF. */
const MailText = (most: number) =>
  z
    .string()
    .default('')
    .transform((text) => text.replace(/\r\n?/g, '\n').trim())
    .pipe(z.string().max(most))

/** The site's own texts of a mail; '' is the product's text. */
export const MailTexts = z.object({
  subject: MailText(mailTextLimits.subject).refine((text) => !/[\p{Cc}\u2028\u2029]/u.test(text), {
    message: msg('A subject is one line.'),
  }),
  opening: MailText(mailTextLimits.opening),
  closing: MailText(mailTextLimits.closing),
  signature: MailText(mailTextLimits.signature),
})
export type MailTexts = z.infer<typeof MailTexts>

/** A change of the texts of one kind of mail in one language, or of the signature. */
export const MailTemplateChange = MailTexts.extend({
  language: LanguageCode,
  /** Of the texts that the change is based on. */
  revision: z.coerce.number().int().min(0),
})
export type MailTemplateChange = z.infer<typeof MailTemplateChange>

/** The site's own texts of one kind of mail in one language. */
export interface MailTemplate {
  texts: MailTexts
  revision: number
  /** The time of the last change, and who made it. */
  changed: string | null
  by: string | null
}
