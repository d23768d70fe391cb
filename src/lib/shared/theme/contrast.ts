/**
 * The relative luminance of a colour (WCAG 2.2), 0 for black to 1 for white.
 *
 * @param hex `#rrggbb`
 */
export function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255))
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
}

/** The contrast ratio of two colours (WCAG 2.2), from 1 to 21; the order does not matter. */
export function contrast(a: string, b: string): number {
  const [darker, lighter] = [luminance(a), luminance(b)].sort((x, y) => x - y)
  return (lighter! + 0.05) / (darker! + 0.05)
}

/** The lowest contrast that a colour has on any of several backgrounds. */
export function leastContrast(colour: string, backgrounds: readonly string[]): number {
  return Math.min(...backgrounds.map((background) => contrast(colour, background)))
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
}
