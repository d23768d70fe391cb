import { onGrey, type SectionColors } from '#shared/sections/veilContrast.ts'
import type { Appearance } from '#shared/theme/appearance.ts'
import { deriveTheme, type Scheme } from '#shared/theme/derive.ts'

/** On a picture the dark look has this much of the brand's colour in black, as in the style sheet of the frame. */
const darkShare = 0.66

/** Returns the colours of sections on a picture in the brand of the site, for the check of their contrast. */
export function sectionColors(appearance: Pick<Appearance, 'colors'>): SectionColors {
  const { light, dark } = deriveTheme(appearance)
  return {
    light: {
      ...pageColors(light),
      primary: { ground: light.primary.colour, text: light.primary.on },
      ink: { ground: light.ink, text: light.paper },
    },
    dark: {
      ...pageColors(dark),
      primary: { ground: onGrey(dark.primary.colour, 0, darkShare), text: dark.primary.on },
      ink: { ground: '#000000', text: dark.ink },
    },
  }
}

function pageColors({ paper, tint, ink }: Scheme) {
  return { paper: { ground: paper, text: ink }, tint: { ground: tint, text: ink } }
}
