import { contrast } from '../theme/contrast.ts'
import type { SectionAppearance } from './appearance.ts'

/** The colours of the ground and the text of a section (`#rrggbb`). */
export interface GroundColors {
  ground: string
  text: string
}

/** The colours of each scheme of sections, in the light and in the dark look of the site. */
export type SectionColors = Record<'light' | 'dark', Record<SectionAppearance['scheme'], GroundColors>>

/** How much of the ground covers a picture, as in the style sheet of the frame. */
const veils: Record<SectionAppearance['overlay'], number> = { soft: 0.66, medium: 0.78, strong: 0.9 }
/** On the brand's colour the veil is never thinner than this. */
const thinnestOnPrimary = 0.82

/** Returns the lowest contrast of a text over a picture, which is where the picture is black or white. */
export function veilContrast(
  { scheme, overlay }: Pick<SectionAppearance, 'scheme' | 'overlay'>,
  colors: SectionColors,
) {
  const veil = scheme === 'primary' ? Math.max(veils[overlay], thinnestOnPrimary) : veils[overlay]
  const looks = [colors.light[scheme], colors.dark[scheme]]
  return Math.min(
    ...looks.flatMap(({ ground, text }) => [0, 255].map((under) => contrast(text, onGrey(ground, under, veil)))),
  )
}

/** Returns a share of a colour on a grey (0–255), mixed in sRGB as browsers do it. */
export function onGrey(colour: string, grey: number, share: number): string {
  const channels = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) * share + grey * (1 - share))
  return `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`
}
