import { mixWhile, shadeUntil } from './colour.ts'
import { contrast, leastContrast, luminance } from './contrast.ts'
import { borderRatio, lettering, ringOn, textRatio } from './partners.ts'

/** A bar with its own colour (the header, the sidebar) and the colours on it. */
export interface Bar {
  colour: string
  on: string
  /** Quieter text. */
  on2: string
  /** Behind the current entry, and the text there. */
  active: string
  onActive: string
  focus: string
}

/** The text colours of a bar. */
export interface Texts {
  dark: string
  light: string
}

/** Returns the colours on a bar of any colour; they are always readable. */
export function barOf(colour: string, primary: string, texts: Texts): Bar {
  const on = headerText(colour, texts)
  const lightOnDark = luminance(on) > luminance(colour)
  const accent = contrast(primary, colour) >= borderRatio ? primary : on
  const active = mixWhile(accent, colour, lightOnDark ? 0.25 : 0.1, (hex) => contrast(hex, on) >= textRatio)
  return {
    colour,
    on,
    on2: mixWhile(colour, on, 0.33, (hex) => leastContrast(hex, [colour, active]) >= textRatio),
    active,
    onActive: shadeUntil(lettering(primary, lightOnDark), lightOnDark ? 'white' : 'black', (hex) => {
      return contrast(hex, active) >= textRatio
    }),
    focus: ringOn(colour, on),
  }
}

/** The text colour of a bar, and how it was chosen. */
export interface HeaderChoice {
  /** The luminance of the bar, from 0 to 1. */
  luminance: number
  text: string
  ratio: number
  /** The text that the threshold would take, if it is not readable. */
  refused?: { text: string; ratio: number }
}

/** Above this luminance, a bar has dark text. */
export const HEADER_LUMINANCE = 0.43

/**
 * Chooses the text colour of a bar: dark above a luminance of 0.43, light below; the other one where that choice is
 * not readable (white never is between 0.18 and 0.43).
 */
export function chooseHeaderText(background: string, { dark, light }: Texts): HeaderChoice {
  const darkest = contrast(dark, background) >= textRatio ? dark : '#000000'
  const lightest = contrast(light, background) >= textRatio ? light : '#ffffff'
  const bright = luminance(background)
  const [choice, other] = bright > HEADER_LUMINANCE ? [darkest, lightest] : [lightest, darkest]
  const ratio = contrast(choice, background)
  if (ratio >= textRatio) return { luminance: bright, text: choice, ratio }
  const refused = { text: choice, ratio }
  return { luminance: bright, text: other, ratio: contrast(other, background), refused }
}

/** The text colour of a bar; `chooseHeaderText` says why. */
export function headerText(background: string, texts: Texts): string {
  return chooseHeaderText(background, texts).text
}
