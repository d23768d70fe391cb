import { type Direction, storedDirection } from '#shared/i18n/languages.ts'
import { readerText } from '#shared/i18n/readerText.ts'
import { mailLogo } from '#shared/media/mailLogo.ts'
import { deriveTheme, type Scheme } from '#shared/theme/derive.ts'
import type { Reader } from '../db/database.ts'
import { publishedSite, siteFor } from '../site/brandedSite.ts'
import type { Site } from '../site/site.ts'
import type { Letter } from './letter.ts'

/** The look of a mail: of the site, or of an organisation of its recipient. */
export interface MailBrand {
  name: string
  /** The address of the site. */
  href: string
  /** With an absolute address and its size in the mail; `null` without a picture that mail programs can show. */
  logo: { src: string; alt: string; width: number; height: number } | null
  /** In which the language of the letter runs on the site. */
  direction: Direction
  light: MailColours
  dark: MailColours
}

/** Each text colour is readable on its ground. */
export interface MailColours {
  bar: string
  onBar: string
  page: string
  card: string
  text: string
  quiet: string
  line: string
  link: string
  button: string
  onButton: string
}

/** The brand that the recipient of a letter sees on the site. */
export async function mailBrandOf(
  reader: Reader,
  { to, language }: Pick<Letter, 'to' | 'language'>,
  { site, origin }: { site: Site; origin: string },
): Promise<MailBrand> {
  const published = publishedSite(site)
  const organizations = published.brands.length === 0 ? [] : await organizationsOf(reader, to.uid)
  const { general, appearance } = siteFor(published, { origin, organizations })
  const say = (text: Record<string, string>) => readerText(text, { language, siteLanguage: general.default_language })
  const name = say(general.site_name)
  const { light, dark } = deriveTheme(appearance)
  return {
    name,
    href: origin,
    direction: storedDirection(published.languages, language),
    logo: logoOf(appearance.logo, { origin, alt: say(appearance.logo_alt) || name }),
    light: coloursOf(light),
    dark: coloursOf(dark),
  }
}

async function organizationsOf(reader: Reader, uid: number | null): Promise<number[]> {
  if (uid === null) return []
  const rows = await reader.selectFrom('user_organizations').select('organization_id').where('uid', '=', uid).execute()
  return rows.map(({ organization_id }) => organization_id)
}

/** Only an upload has a picture for mails: the default mark stands for no organisation. */
function logoOf(logo: string | null, { origin, alt }: { origin: string; alt: string }): MailBrand['logo'] {
  const picture = logo === null ? undefined : mailLogo(logo)
  return picture ? { src: origin + picture.file, alt, width: picture.width, height: picture.height } : null
}

function coloursOf({ header, paper, surface, ink, ink2, line, primary }: Scheme): MailColours {
  return {
    bar: header.colour,
    onBar: header.on,
    page: paper,
    card: surface,
    text: ink,
    quiet: ink2,
    line,
    link: primary.text,
    button: primary.colour,
    onButton: primary.on,
  }
}
