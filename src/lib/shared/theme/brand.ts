import { z } from 'zod'
import { LanguageCode, SiteFile } from '../contract/common.ts'
import { PICTURE_TEXT_LENGTH } from '../media/uploadLimits.ts'
import { type Appearance, Colors, colorNames, Hex } from './appearance.ts'

/** The longest name of a brand, in characters. */
export const BRAND_NAME_LENGTH = 80
/** The maximum number of host names of one organisation. */
export const MOST_HOSTS = 10

const BrandText = (most: number) => z.record(LanguageCode, z.string().max(most))

/** A host name without a port, in lower case. */
const HostName = z
  .string()
  .trim()
  .toLowerCase()
  .max(253)
  // linear: the labels are separated by dots, which no label contains.
  .regex(/^(?=.*[a-z])[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/)

/** The brand of an organisation. A text, logo or colour that is not set comes from the site. */
export const Brand = z.strictObject({
  name: BrandText(BRAND_NAME_LENGTH),
  logo: SiteFile.nullable(),
  logo_alt: BrandText(PICTURE_TEXT_LENGTH),
  colors: z.strictObject(Object.fromEntries(colorNames.map((name) => [name, Hex.nullable()])) as BrandColorFields),
  /** Visitors at these host names see the brand. */
  hosts: z.array(HostName).max(MOST_HOSTS),
})
export type Brand = z.infer<typeof Brand>
type BrandColorFields = Record<(typeof colorNames)[number], z.ZodNullable<typeof Hex>>

/** An organisation without a brand of its own. */
export const noBrand: Brand = {
  name: {},
  logo: null,
  logo_alt: {},
  colors: {
    primary: null,
    secondary: null,
    header: null,
    sidebarMenu: null,
    paper: null,
    surface: null,
    text: null,
  },
  hosts: [],
}

/**
 * The appearance of the site with the parts of a brand. If the site changes its page so that a brand's text is not
 * readable on it, the page and its text come from the site.
 */
export function brandedAppearance(site: Appearance, { logo, logo_alt, colors }: Brand): Appearance {
  const own = Object.fromEntries(Object.entries(colors).filter(([, colour]) => colour !== null))
  const { paper: _paper, surface: _surface, text: _text, ...bars } = own
  const merged = Colors.safeParse({ ...site.colors, ...own })
  return {
    ...site,
    ...(logo && { logo, logo_alt }),
    colors: merged.success ? merged.data : { ...site.colors, ...bars },
  }
}
