import { toInstant } from '#shared/instant.ts'
import type { Letter } from '../mail/letter.ts'
import { orderLetter } from '../shop/orders/mails.ts'
import type { Site } from '../site/site.ts'
import type { SampleReader } from './sampleLetter.ts'

/** The mail to the team about an order of the reader, in the language of the sample. */
export function sampleOrderLetter(
  { general, translator }: Pick<Site, 'general' | 'translator'>,
  { to: { uid, full_name, mail, language }, now }: { to: SampleReader & { language: string }; now: Date },
  origin: string,
): Letter | undefined {
  const title = translator(language)('First steps')
  const texts = { title, summary: '', description: '', instructions_after: '', terms: '', language, translations: {} }
  const order = {
    id: 0,
    order_id: 1,
    transaction: 1,
    address: mail,
    mail_tries: 0,
    state: 'placed' as const,
    total: 120,
    placed_at: toInstant(now),
    full_name,
  }
  const inLanguage = { general: { ...general, default_language: language }, translator }
  const letter = orderLetter(inLanguage, { order, lines: [{ quantity: 1, texts }] }, origin)
  return letter && { ...letter, to: { uid, name: full_name, mail } }
}
