import type { FallbackMetrics } from '#shared/theme/appearance.ts'

/** The size of a font in ems: the average width of English text, and the height above and below the base line. */
export interface Measures {
  width: number
  ascent: number
  descent: number
}

/** Local fallback fonts and their width, as `measureFont` computes it. */
export const localFonts = {
  // Arial, its metric twins, and Roboto, which is within half a percent of them.
  arial: { names: ['Arial', 'Liberation Sans', 'Roboto-Regular'], width: 0.4394 },
  arialBold: { names: ['Arial Bold', 'Liberation Sans Bold'], width: 0.4753 },
  notoSans: { names: ['NotoSans-Regular'], width: 0.4698 },
  notoSansBold: { names: ['NotoSans-Bold'], width: 0.5011 },
  times: { names: ['Times New Roman', 'Liberation Serif'], width: 0.3983 },
  notoSerif: { names: ['NotoSerif-Regular'], width: 0.4767 },
}

/** The shipped fonts; `tests/unit/server/site/theme/fonts.test.ts` compares these numbers with the files. */
export const shippedMeasures = {
  sans: { width: 0.4448, ascent: 1.025, descent: 0.275 },
  sansBold: { width: 0.4603, ascent: 1.025, descent: 0.275 },
  serif: { width: 0.4751, ascent: 1.025, descent: 0.275 },
}

/**
 * Returns how to stretch a local font to the size of a web font, in percent: lines break at the same words and have the
 * same height, and nothing moves when the web font is loaded.
 */
export function standIn({ width, ascent, descent }: Measures, localWidth: number): FallbackMetrics {
  const size = width / localWidth
  return { size: percent(size), ascent: percent(ascent / size), descent: percent(descent / size) }
}

function percent(share: number): number {
  return Math.round(share * 1000) / 10
}
