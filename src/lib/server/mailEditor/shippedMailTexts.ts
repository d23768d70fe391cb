import type { MailTexts } from '#shared/contract/mailTemplates.ts'
import { withoutIsolates } from '#shared/i18n/bidi.ts'
import type { Translate } from '#shared/i18n/message.ts'
import { showNumber } from '#shared/i18n/values.ts'
import { mailPlaceholders } from '#shared/mail/mailTexts.ts'
import type { Site } from '../site/site.ts'
import { type SampledMail, type SampleReader, sampleLetter } from './sampleLetter.ts'

type Wording = Pick<Site, 'general' | 'features' | 'languages' | 'translator'>

/** The product's texts of a mail in a language, with placeholders where a mail has values. */
export function shippedMailTexts(
  site: Wording,
  type: SampledMail,
  given: { to: SampleReader; language: string; origin: string; now: Date },
): MailTexts {
  const known = mailPlaceholders(type)
  const translator = (lang: string): Translate => {
    const t = site.translator(lang)
    return (source, values) => {
      if (!values) return t(source)
      const kept = Object.entries(values).map(([name, value]) => [
        name,
        typeof value === 'string' && known.includes(name) ? `{{${name}}}` : value,
      ])
      const text = withoutIsolates(t(source, Object.fromEntries(kept)))
      const { count } = values
      return typeof count === 'number' && known.includes('count')
        ? text.replace(showNumber(count, lang), '{{count}}')
        : text
    }
  }
  const sample = sampleLetter({ ...site, translator }, type, given)
  const { subject = '', opening = [], closing = [] } = sample?.letter ?? {}
  return { subject, opening: opening.join('\n\n'), closing: closing.join('\n\n'), signature: '' }
}
