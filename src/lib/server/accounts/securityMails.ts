import { msg } from '#shared/i18n/message.ts'
import { readerText } from '#shared/i18n/readerText.ts'
import type { AccountMail } from '#shared/mail/mailTypes.ts'
import type { Letter } from '../mail/letter.ts'
import { offeredLanguage } from '../site/languages/offeredLanguage.ts'
import type { Site } from '../site/site.ts'

/** The recipient of a mail about an account. */
export interface Addressee {
  uid: number
  full_name: string
  mail: string
  language: string | null
}

/** The content of a mail about an account. */
export interface AccountLetter extends Letter {
  type: AccountMail
}

type Wording = Pick<Site, 'general' | 'languages' | 'translator'>

/** The mail to the owner of a new account, with the link for choosing the first password. */
export function welcomeMail(site: Wording, to: Addressee, link: string): AccountLetter {
  const { language, t, name } = words(site, to)
  return {
    type: 'welcome',
    to: { uid: to.uid, name: to.full_name, mail: to.mail },
    language,
    subject: t('Your account at {{site}}', { site: name }),
    opening: [
      t('Hello {{name}},', { name: to.full_name }),
      t('You have an account at {{site}} now. Choose a password to log in.', { site: name }),
    ],
    facts: [{ label: t('Choose a password'), href: link }],
    closing: [t('The link works once, within one hour. After that, you can ask for a new one on the login page.')],
    values: { site: name, name: to.full_name },
  }
}

/**
 * The mail of an invitation by an administrator, with the link for choosing the first password.
 * @param days how long the link works
 */
export function invitationMail(
  site: Wording,
  to: Addressee,
  { link, days }: { link: string; days: number },
): AccountLetter {
  const { language, t, name } = words(site, to)
  return {
    type: 'invitation',
    to: { uid: to.uid, name: to.full_name, mail: to.mail },
    language,
    subject: t('You are invited to {{site}}', { site: name }),
    opening: [
      t('Hello {{name}},', { name: to.full_name }),
      t('You have an account at {{site}} now. Choose a password to log in.', { site: name }),
    ],
    facts: [{ label: t('Choose a password'), href: link }],
    closing: [
      t('The link works once, within {{count}} days. After that, ask an administrator for a new invitation.', {
        count: days,
      }),
    ],
    values: { site: name, name: to.full_name, count: days },
  }
}

/** The mail with the link for choosing a new password. */
export function passwordLinkMail(site: Wording, to: Addressee, link: string): AccountLetter {
  const { language, t, name } = words(site, to)
  return {
    type: 'password_link',
    to: { uid: to.uid, name: to.full_name, mail: to.mail },
    language,
    subject: t('Choose a new password for {{site}}', { site: name }),
    opening: [
      t('Hello {{name}},', { name: to.full_name }),
      t('Someone, most likely you, asked for a new password for your account at {{site}}.', { site: name }),
    ],
    facts: [{ label: t('Choose a new password'), href: link }],
    closing: [
      t('The link works once, within one hour. If you did not ask for it, ignore this email: nothing has changed.'),
    ],
    values: { site: name, name: to.full_name },
  }
}

/** The mail that says that the password has changed; an owner who did not change it can still act. */
export function passwordChangedMail(site: Wording, to: Addressee, link: string): AccountLetter {
  const { language, t, name } = words(site, to)
  return {
    type: 'password_changed',
    to: { uid: to.uid, name: to.full_name, mail: to.mail },
    language,
    subject: t('Your password for {{site}} has been changed', { site: name }),
    opening: [
      t('Hello {{name}},', { name: to.full_name }),
      t('The password of your account at {{site}} has just been changed, and other devices were logged out.', {
        site: name,
      }),
      t('If this was not you, choose a new password immediately:'),
    ],
    facts: [{ label: t('Choose a new password'), href: link }],
    closing: [],
    values: { site: name, name: to.full_name },
  }
}

/** Goes to the old address, because an attacker who took over the account has the new one. */
export function mailChangedMail(site: Wording, to: Addressee): AccountLetter {
  const { language, t, name } = words(site, to)
  return {
    type: 'mail_changed',
    to: { uid: to.uid, name: to.full_name, mail: to.mail },
    language,
    subject: t('Your email address at {{site}} has been changed', { site: name }),
    opening: [
      t('Hello {{name}},', { name: to.full_name }),
      t('From now on, emails from {{site}} about your account go to another address.', { site: name }),
    ],
    facts: [],
    closing: [t('If that was not you, contact the site’s administrators at once.')],
    values: { site: name, name: to.full_name },
  }
}

/** Goes to the new address of an account; opening the link proves that the user reads its mails. */
export function confirmMailLetter(site: Wording, to: Addressee, link: string): AccountLetter {
  const { language, t, name } = words(site, to)
  return {
    type: 'mail_confirm',
    to: { uid: to.uid, name: to.full_name, mail: to.mail },
    language,
    subject: t('Confirm your email address for {{site}}', { site: name }),
    opening: [
      t('Hello {{name}},', { name: to.full_name }),
      t('Your account at {{site}} will use this email address once you confirm it.', { site: name }),
    ],
    facts: [{ label: t('Confirm your email address'), href: link }],
    closing: [
      t('The link works once, within one hour. If you did not ask for it, ignore this email: nothing has changed.'),
    ],
    values: { site: name, name: to.full_name },
  }
}

/** Goes to the owner of an address that another account wants to use. */
export function mailInUseLetter(site: Wording, to: Addressee, link: string): AccountLetter {
  const { language, t, name } = words(site, to)
  return {
    type: 'mail_in_use',
    to: { uid: to.uid, name: to.full_name, mail: to.mail },
    language,
    subject: t('Your email address at {{site}}', { site: name }),
    opening: [
      t('Hello {{name}},', { name: to.full_name }),
      t(
        'Someone wants to use this email address for another account at {{site}}. It belongs to your account and stays there.',
        {
          site: name,
        },
      ),
      t('If this was you, log in with this address. If you do not know the password, choose a new one:'),
    ],
    facts: [{ label: t('Choose a new password'), href: link }],
    closing: [t('If that was not you, ignore this email: nothing has changed.')],
    values: { site: name, name: to.full_name },
  }
}

/** The changes of the ways into an account about which its owner gets a mail. */
export const securityChanges = {
  'factor-on': msg('A second factor has been turned on for your account at {{site}}.'),
  'factor-off': msg('The second factor of your account at {{site}} has been turned off.'),
  'passkey-added': msg('A passkey has been added to your account at {{site}}.'),
  'passkey-removed': msg('A passkey of your account at {{site}} has been removed.'),
  'sso-connected': msg('Your account at {{site}} has been connected with your organisation’s login.'),
  'sso-removed': msg('Your account at {{site}} is no longer connected with your organisation’s login.'),
} as const
export type SecurityChange = keyof typeof securityChanges

/** The mail that says that another way into an account was opened or closed. */
export function securityChangedMail(
  site: Wording,
  to: Addressee,
  { change, link }: { change: SecurityChange; link: string },
): AccountLetter {
  const { language, t, name } = words(site, to)
  return {
    type: 'security_changed',
    to: { uid: to.uid, name: to.full_name, mail: to.mail },
    language,
    subject: t('The security of your account at {{site}} has changed', { site: name }),
    opening: [t('Hello {{name}},', { name: to.full_name })],
    facts: [
      t(securityChanges[change], { site: name }),
      t('If this was not you, choose a new password immediately:'),
      { label: t('Choose a new password'), href: link },
    ],
    closing: [],
    values: { site: name, name: to.full_name },
  }
}

function words(site: Wording, { language: own }: Addressee) {
  const { default_language, site_name } = site.general
  const language = offeredLanguage(site, own)
  return {
    language,
    t: site.translator(language),
    name: readerText(site_name, { language, siteLanguage: default_language }),
  }
}
