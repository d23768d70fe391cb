import type { FallbackMetrics } from '#shared/theme/appearance.ts'

/** What a font measures, in ems: the average advance of running English, and its height over and under the base line. */
export interface Measures {
  width: number
  ascent: number
  descent: number
}

/** Local fonts that can stand in for a web font, and how wide each runs (by the same count as `measureFont`). */
export const localFonts = {
  // Arial, its metric twins, and Roboto, which is within half a percent of them.
  arial: { names: ['Arial', 'Liberation Sans', 'Roboto-Regular'], width: 0.4394 },
  arialBold: { names: ['Arial Bold', 'Liberation Sans Bold'], width: 0.4753 },
  notoSans: { names: ['NotoSans-Regular'], width: 0.4698 },
  notoSansBold: { names: ['NotoSans-Bold'], width: 0.5011 },
  times: { names: ['Times New Roman', 'Liberation Serif'], width: 0.3983 },
  notoSerif: { names: ['NotoSerif-Regular'], width: 0.4767 },
}

/** The shipped fonts; `tests/unit/server/site/theme/fonts.test.ts` measures the files and holds these numbers against them. */
export const shippedMeasures = {
  sans: { width: 0.4448, ascent: 1.025, descent: 0.275 },
  sansBold: { width: 0.4603, ascent: 1.025, descent: 0.275 },
  serif: { width: 0.4751, ascent: 1.025, descent: 0.275 },
}

/**
 * How a local font must be stretched to fill the lines that a web font will fill: lines then break at
 * the same words and are as high, and nothing moves when the web font comes. In percent.
 */
export function standIn({ width, ascent, descent }: Measures, localWidth: number): FallbackMetrics {
  const size = width / localWidth
  return { size: percent(size), ascent: percent(ascent / size), descent: percent(descent / size) }
}

function percent(share: number): number {
  return Math.round(share * 1000) / 10
}
