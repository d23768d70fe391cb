import { msg } from '#shared/i18n/message.ts'

/** The links of the footer, with the labels of their fields as source strings. */
export const footerLinks = [
  { name: 'about', title: msg('Title of the link About'), address: msg('Address of the link About') },
  { name: 'contact', title: msg('Title of the link Contact'), address: msg('Address of the link Contact') },
  {
    name: 'privacy_policy',
    title: msg('Title of the link Privacy policy'),
    address: msg('Address of the link Privacy policy'),
  },
  {
    name: 'terms_of_use',
    title: msg('Title of the link Terms of use'),
    address: msg('Address of the link Terms of use'),
  },
] as const
