import type { Translate } from '#shared/i18n/message.ts'
import { type AccountMail, accountMails, isAccountMail, mailedNotices } from '#shared/mail/mailTypes.ts'
import { INVITATION_DAYS } from '../accounts/linkLife.ts'
import * as securityMails from '../accounts/securityMails.ts'
import type { Letter } from '../mail/letter.ts'
import { noticeLetter } from '../notices/noticeMails.ts'
import type { Site } from '../site/site.ts'
import { sampleDetails } from './sampleDetails.ts'
import { sampleOrderLetter } from './sampleOrderLetter.ts'

type Wording = Pick<Site, 'general' | 'features' | 'languages' | 'translator'>

/** The mails that have a sample. */
export const sampledMails = [...accountMails, ...mailedNotices, 'order_waiting'] as const
export type SampledMail = (typeof sampledMails)[number]

/** A mail as its recipient would get it, and the source strings that it is made of. */
export interface SampleLetter {
  letter: Letter
  sources: string[]
}

/** Writes a sample of a mail in a language, addressed to a user; its links lead to pages of the site. */
export function sampleLetter(
  site: Wording,
  type: SampledMail,
  { to, language, origin, now }: { to: SampleReader; language: string; origin: string; now: Date },
): SampleLetter | undefined {
  const sources = new Set<string>()
  const translator = (lang: string): Translate => {
    const t = site.translator(lang)
    return (source, values) => {
      sources.add(source)
      return t(source, values)
    }
  }
  const wording = { ...site, features: { ...site.features, incentives: true, availability: true }, translator }
  const reader = { ...to, language }
  const letter = () => {
    if (isAccountMail(type)) return accountLetters[type](wording, reader, `${origin}/user/password`)
    if (type === 'order_waiting') return sampleOrderLetter(wording, { to: reader, now }, origin)
    return noticeLetter(wording, [noticeOf(site, type, { reader, now })], origin)
  }
  const written = letter()
  return written && { letter: written, sources: [...sources] }
}

/** The recipient of a sample. */
export interface SampleReader {
  uid: number
  full_name: string
  mail: string
  timezone: string | null
}

const accountLetters: Record<
  AccountMail,
  (site: Wording, to: SampleReader & { language: string }, link: string) => Letter
> = {
  welcome: securityMails.welcomeMail,
  invitation: (site, to, link) => securityMails.invitationMail(site, to, { link, days: INVITATION_DAYS }),
  password_link: securityMails.passwordLinkMail,
  password_changed: securityMails.passwordChangedMail,
  security_changed: (site, to, link) => securityMails.securityChangedMail(site, to, { change: 'factor-on', link }),
  mail_confirm: securityMails.confirmMailLetter,
  mail_in_use: securityMails.mailInUseLetter,
  mail_changed: securityMails.mailChangedMail,
}

function noticeOf(
  site: Wording,
  type: (typeof mailedNotices)[number],
  { reader, now }: { reader: SampleReader & { language: string }; now: Date },
): Parameters<typeof noticeLetter>[1][number] {
  const timeZone = reader.timezone ?? site.general.timezone
  const details = sampleDetails(type, { t: site.translator(reader.language), now, timeZone, name: reader.full_name })
  return {
    ...reader,
    id: 0,
    type,
    details: JSON.stringify(details),
    mail_tries: 0,
    choice: null,
    status: 'active',
  }
}
