import { msg } from '../i18n/message.ts'
import type { IconName } from '../theme/icons.ts'
import { admission } from './admission.ts'
import type { Feature, Flag } from './flags.ts'
import { gates } from './gates/gates.ts'
import { settingsPaths } from './settingsPaths.ts'

/** A page of the settings; the title is a source string. */
export interface SettingsLink {
  title: string
  href: string
  /** Pages with other addresses that belong to this one, by the start of their address. */
  parts?: readonly string[]
}

/**
 * One area of the settings: a card on `/settings` and a part of the menu. Without a page of its own it leads to its
 * first page.
 */
export interface SettingsArea extends SettingsLink {
  /** One sentence about the area, a source string. */
  text: string
  icon: IconName
  /** The pages below its own. */
  pages: readonly SettingsLink[]
}

/** Every area of the settings, in the order of the menu. An area or page appears when it has a gate that admits the user. */
const areas: readonly SettingsArea[] = [
  {
    title: msg('General settings'),
    text: msg('The name of the site, its languages, its footer, and what is turned on.'),
    href: settingsPaths.general,
    icon: 'tune',
    pages: [],
  },
  {
    title: msg('Appearance'),
    text: msg('The logo, the colours, the fonts and the icons, everywhere and at once.'),
    href: settingsPaths.appearance,
    icon: 'web_asset',
    pages: [
      { title: msg('Versions'), href: settingsPaths.appearanceVersions },
      { title: msg('Brands of organisations'), href: settingsPaths.organizationBrands },
    ],
  },
  {
    title: msg('Storefronts'),
    text: msg('The pages that visitors and logged-in users see first, and their look.'),
    href: '/settings/storefront',
    icon: 'storefront',
    pages: [
      { title: msg('For registered users'), href: '/settings/storefront/registered' },
      { title: msg('For unregistered users'), href: '/settings/storefront/unregistered' },
      { title: msg('Appearance'), href: '/settings/storefront/appearance' },
    ],
  },
  {
    title: msg('Incentives'),
    text: msg('Products, rules, expiry schedules, transactions and the shop.'),
    href: settingsPaths.incentives,
    icon: 'redeem',
    pages: [
      { title: msg('Products'), href: settingsPaths.products },
      { title: msg('Schedules'), href: settingsPaths.schedules },
      { title: msg('Rules'), href: settingsPaths.rules },
      { title: msg('Shop'), href: settingsPaths.shop },
      {
        title: msg('Transactions'),
        href: settingsPaths.transactions,
        parts: [settingsPaths.adjustments],
      },
    ],
  },
  {
    title: msg('Trainings'),
    text: msg('All trainings, published or not: their texts, covers, terms and sessions.'),
    href: settingsPaths.trainings,
    icon: 'school',
    pages: [{ title: msg('Import trainings'), href: settingsPaths.trainingsImport }],
  },
  {
    title: msg('People'),
    text: msg('Accounts, invitations, roles, and what each role may do.'),
    href: settingsPaths.people,
    icon: 'group',
    pages: [
      { title: msg('Roles'), href: settingsPaths.roles },
      { title: msg('Import people'), href: settingsPaths.peopleImport },
    ],
  },
  {
    title: msg('Organisations'),
    text: msg('The parts of your organisation, and the terms that describe trainings and people.'),
    href: settingsPaths.organizations,
    icon: 'groups',
    pages: [{ title: msg('Vocabularies'), href: settingsPaths.vocabularies }],
  },
  {
    title: msg('Translations'),
    text: msg('Every text of the interface in each language, and the texts that you have changed.'),
    href: settingsPaths.translations,
    icon: 'translate',
    pages: [],
  },
  {
    title: msg('Emails'),
    text: msg('The emails of the site: how they read in each language, and whether they arrive.'),
    href: settingsPaths.mails,
    icon: 'mail',
    pages: [],
  },
  {
    title: msg('Security'),
    text: msg('How people log in, the log of all changes, and the programs that may use the site.'),
    href: settingsPaths.signIn,
    icon: 'lock',
    pages: [
      { title: msg('Login'), href: settingsPaths.signIn },
      { title: msg('Audit log'), href: settingsPaths.audit },
      { title: msg('API keys'), href: settingsPaths.apiKeys },
    ],
  },
]

/** The page of this address and the area that it belongs to; the page last. */
export function settingsWay(href: string): readonly SettingsLink[] {
  const area = areas.find((one) => href === one.href || one.pages.some((page) => href === page.href))
  return area ? [area, ...area.pages].filter((link) => link === area || link.href === href) : []
}

/** Whether the user may open one of the pages below an area, or a page below that one, with any query or place. */
export function isOpenSetting(path: string, user: Parameters<typeof openSettings>[0]): boolean {
  return openSettings(user).some(({ pages }) =>
    pages.some(({ href }) => `${path.split(/[?#]/)[0]}/`.startsWith(`${href}/`)),
  )
}

/** The areas and pages that a signed-in user may open. */
export function openSettings(user: {
  features: Record<Feature, boolean>
  flags: Record<Flag, boolean>
}): SettingsArea[] {
  const isOpen = ({ href }: SettingsLink) => {
    const gate = gates[href]
    return gate !== undefined && admission(gate, { ...user, signedIn: true }) === 'admit'
  }
  return areas.filter(isOpen).map((area) => ({ ...area, pages: area.pages.filter(isOpen) }))
}
