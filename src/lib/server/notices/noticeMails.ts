import { readerText } from '#shared/i18n/readerText.ts'
import { toInstant } from '#shared/instant.ts'
import { formatsFor } from '#shared/i18n/format.ts'
import { NOTICE_CHOICES_PATH } from '#shared/notices/choices.ts'
import { noticeKinds, type NoticeType, writeNotice } from '#shared/notices/kinds.ts'
import type { Reader } from '../db/database.ts'
import type { Attachment, Letter } from '../mail/letter.ts'
import type { DueMail, Outbox } from '../mail/sendMails.ts'
import { offeredLanguage } from '../site/languages/offeredLanguage.ts'
import type { Site } from '../site/site.ts'

/** The file of a notice's mail, for kinds that have one. */
export type AttachmentOf = (reader: Reader, notice: MailedNotice, mail: AttachedMail) => Promise<Attachment | undefined>

/** The mail that a file is written for. */
interface AttachedMail {
  language: string
  /** Scheme and host of the site. */
  origin: string
  /** The sender's name and address. */
  from: string
  now: Date
}

/** The mails about notices: the notices of one user and kind share one letter. */
export function noticeMails(attachmentOf?: AttachmentOf): Outbox {
  return async (reader, now, limit) => {
    const due = await dueNotices(reader, now, limit)
    return [...Map.groupBy(due, ({ uid, type }) => `${uid} ${type}`).values()].map((rows): DueMail => ({
      table: 'notices',
      rows,
      async write(site, origin, from) {
        const letter = noticeLetter(site, rows, origin)
        if (!letter || !attachmentOf) return letter
        const attachments = new Map<string, Attachment>()
        for (const notice of rows) {
          const attachment = await attachmentOf(reader, notice, { language: letter.language, origin, from, now })
          if (attachment) attachments.set(attachment.filename, attachment)
        }
        return { ...letter, attachments: [...attachments.values()] }
      },
    }))
  }
}

/** A notice with a mail that is due, and its recipient. */
export type MailedNotice = Awaited<ReturnType<typeof dueNotices>>[number]

function dueNotices(reader: Reader, now: Date, limit: number) {
  return reader
    .selectFrom('notices')
    .innerJoin('users', 'users.uid', 'notices.uid')
    .leftJoin('notice_choices as chosen', (join) =>
      join.onRef('chosen.uid', '=', 'notices.uid').onRef('chosen.type', '=', 'notices.type'),
    )
    .select(['notices.id', 'notices.uid', 'notices.type', 'notices.details', 'notices.mail_tries', 'chosen.choice'])
    .select(['users.full_name', 'users.mail', 'users.language', 'users.timezone', 'users.status'])
    .where('notices.mail_due', '<=', toInstant(now))
    .orderBy('notices.mail_due')
    .orderBy('notices.id')
    .limit(limit)
    .execute()
}

/**
 * The letter about a user's notices of one kind, in the user's language. `undefined` if there is nothing to send: the
 * account is blocked, the feature is switched off, its owner does not want such mails, or this version of the site does
 * not know the kind.
 */
export function noticeLetter(
  { general, features, languages, translator }: Pick<Site, 'general' | 'features' | 'languages' | 'translator'>,
  notices: readonly MailedNotice[],
  origin: string,
): Letter | undefined {
  const [to] = notices
  if (!to || !Object.hasOwn(noticeKinds, to.type) || !features[noticeKinds[to.type as NoticeType].feature])
    return undefined
  if (to.status !== 'active' || (to.choice ?? 'mail') !== 'mail') return undefined
  const language = offeredLanguage({ general, languages }, to.language)
  const t = translator(language)
  const timeZone = to.timezone ?? general.timezone
  const format = formatsFor({ lang: language, timeZone, patterns: general.date_time_formats })
  const written = notices
    .map(({ type, details }) => writeNotice(type, JSON.parse(details), { t, format }))
    .filter((notice) => notice !== undefined)
  const mail = written[0]?.mail
  if (!mail) return undefined
  const site = readerText(general.site_name, { language, siteLanguage: general.default_language })
  const links = [...new Set(written.map(({ href }) => href))]
  return {
    type: to.type as NoticeType,
    to: { uid: to.uid, name: to.full_name, mail: to.mail },
    canStop: true,
    language,
    subject: t('{{subject}} ({{site}})', { subject: t(mail.subject), site }),
    opening: [t('Hello {{name}},', { name: to.full_name })],
    facts: [
      ...written.map(({ message }) => message),
      ...links.map((href) => ({ label: t(mail.link), href: origin + href })),
      { label: t('Notification settings'), href: `${origin}${NOTICE_CHOICES_PATH}` },
    ],
    closing: [],
    values: { site, name: to.full_name },
  }
}
