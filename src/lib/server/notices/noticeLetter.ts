import { inLanguage } from '#shared/contract/settings.ts'
import { formatsFor } from '#shared/i18n/format.ts'
import { sayNotice } from '#shared/noticeKinds.ts'
import type { Letter } from '../mail/letter.ts'
import type { Site } from '../site/site.ts'

/** A notice that is to be mailed, and whose it is. */
export interface MailedNotice {
  id: number
  uid: number
  type: string
  details: string
  mail_tries: number
  full_name: string
  mail: string
  language: string | null
  timezone: string | null
  status: 'active' | 'blocked'
}

/**
 * The letter about notices of one kind and one person, in their language; `undefined` where there is nothing to send:
 * the account is blocked, or this version of the site does not know the kind.
 */
export function noticeLetter(
  { general, translator }: Pick<Site, 'general' | 'translator'>,
  notices: readonly MailedNotice[],
  origin: string,
): Letter | undefined {
  const [to] = notices
  if (to?.status !== 'active') return undefined
  const language = to.language ?? general.default_language
  const t = translator(language)
  const timeZone = to.timezone ?? general.timezone
  const format = formatsFor({ lang: language, timeZone, patterns: general.date_time_formats })
  const said = notices
    .map(({ type, details }) => sayNotice(type, JSON.parse(details), { t, format }))
    .filter((notice) => notice !== undefined)
  const mail = said[0]?.mail
  if (!mail) return undefined
  const site = inLanguage(general.site_name, language, general.default_language)
  const links = [...new Set(said.map(({ href }) => href))]
  return {
    to: { name: to.full_name, mail: to.mail },
    language,
    subject: t('{{subject}} ({{site}})', { subject: t(mail.subject), site }),
    parts: [
      t('Hello {{name}},', { name: to.full_name }),
      ...said.map(({ message }) => message),
      ...links.map((href) => ({ label: t(mail.link), href: origin + href })),
    ],
  }
}
