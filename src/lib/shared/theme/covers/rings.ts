import { contrast } from '../contrast.ts'
import { box, type Canvas, disc, n } from './canvas.ts'

/** Rings around a core: whole, rising from an edge or a corner, or cut in two halves that have slipped. */
export function rings(canvas: Canvas): string {
  return canvas.chance.happens(0.3) ? slipped(canvas) : whole(canvas)
}

function whole(canvas: Canvas): string {
  const { width, height, scheme, chance } = canvas
  const { x, y, core } = chance.pick(centres)
  const step = Math.min(width, height) * chance.between(0.15, 0.2)
  const rings = { x: x * width, y: y * height, step, core: step * core, reach: Math.hypot(width, height) }
  return fan(rings, bandOf(canvas), coreOf(canvas, scheme.ground))
}

/** Where rings may lie, as shares of the picture; the less of the core is seen, the larger it is. */
const centres = [
  { x: 0.5, y: 0.5, core: 1.1 },
  { x: 0.7, y: 0.6, core: 1.3 },
  { x: 0.3, y: 0.6, core: 1.3 },
  { x: 0.68, y: 0.36, core: 1.2 },
  { x: 0.5, y: 1, core: 1.6 },
  { x: 0, y: 1, core: 2 },
  { x: 1, y: 1, core: 2 },
]

/** Two halves in turned colours, each clipped by a nested picture (which needs no id). */
function slipped(canvas: Canvas): string {
  const { width, height, scheme, chance } = canvas
  const band = bandOf(canvas)
  const upright = width < height
  const [halfWidth, halfHeight] = upright ? [width, height / 2] : [width / 2, height]
  const step = Math.min(width, height) * chance.between(0.15, 0.19)
  const slip = step * chance.pick([1, 2])
  const reach = Math.hypot(width, height) * 0.62
  const half = (second: boolean) => {
    const shift = second ? slip / 2 : -slip / 2
    const [x, y] = upright ? [width / 2 + shift, second ? 0 : halfHeight] : [second ? 0 : halfWidth, height / 2 + shift]
    const [left, top] = upright ? [0, second ? halfHeight : 0] : [second ? halfWidth : 0, 0]
    const back = second ? box(0, 0, halfWidth, halfHeight, band) : ''
    const [stripe, around] = second ? [scheme.ground, band] : [band, scheme.ground]
    const inner = back + fan({ x, y, step, core: step, reach }, stripe, coreOf(canvas, around))
    return `<svg x="${n(left)}" y="${n(top)}" width="${n(halfWidth)}" height="${n(halfHeight)}">${inner}</svg>`
  }
  return half(false) + half(true)
}

interface Rings {
  x: number
  y: number
  /** From one ring to the next; a ring is half as wide. */
  step: number
  /** Radius of the core. */
  core: number
  /** How far out rings are still seen. */
  reach: number
}

function fan({ x, y, step, core, reach }: Rings, band: string, coreFill: string): string {
  const circles: string[] = []
  for (let radius = core + step * 0.7; radius - step / 4 < reach; radius += step) {
    circles.push(`<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}"/>`)
  }
  const stroked = `<g fill="none" stroke="${band}" stroke-width="${n(step / 2)}">${circles.join('')}</g>`
  return stroked + disc(x, y, core, coreFill)
}

function bandOf({ scheme: { ground, band, base } }: Canvas): string {
  return contrast(band, ground) >= 1.5 ? band : base
}

/** The accent where it shows on what is around it, else the base. */
function coreOf({ scheme: { accent, base } }: Canvas, around: string): string {
  return contrast(accent, around) >= 1.4 ? accent : base
}
