import { type Canvas, n } from './canvas.ts'

/** Columns of different heights: a row of books, a skyline, arches, or pieces that reach for each other. */
export function bars(canvas: Canvas): string {
  const { width, height, scheme, chance } = canvas
  const { accent, band, base } = scheme
  const kind = chance.pick(['flat', 'flat', 'arched', 'facing'] as const)
  const count = Math.round(width / chance.pick(kind === 'facing' ? [50, 58] : [36, 44, 52]))
  const pitch = width / count
  const gap = pitch * (kind === 'facing' ? 0.24 : chance.pick([0.1, 0.16]))
  const colours = chance.pick([
    [band, accent, base],
    [accent, band, base],
    [base, band, accent],
  ])
  const draw = { flat, arched, facing }[kind]
  return skyline(count, canvas)
    .map((share, at) => {
      const [fill, next] = [colours[at % 3]!, colours[(at + 1) % 3]!]
      return draw({ x: at * pitch + gap / 2, wide: pitch - gap, top: height * (1 - share), height, gap }, fill, next)
    })
    .join('')
}

/** Heights as shares. Neighbours differ clearly, otherwise the row reads as a staircase. */
function skyline(count: number, { chance }: Canvas): number[] {
  const shares: number[] = []
  while (shares.length < count) {
    const share = chance.between(0.16, 0.86)
    const last = shares.at(-1)
    if (last === undefined || Math.abs(share - last) > 0.09) shares.push(share)
  }
  return shares
}

interface Column {
  x: number
  wide: number
  top: number
  /** Of the picture. */
  height: number
  gap: number
}

function flat({ x, wide, top, height }: Column, fill: string): string {
  return bar(x, wide, top, height + 2, fill)
}

function arched({ x, wide, top, height }: Column, fill: string): string {
  const radius = n(wide / 2)
  const foot = height + 2
  return `<path d="M${n(x)} ${foot}V${n(top)}a${radius} ${radius} 0 0 1 ${n(wide)} 0V${foot}z" fill="${fill}"/>`
}

/** One piece rises from the bottom, another hangs from the top. */
function facing({ x, wide, top, height, gap }: Column, fill: string, next: string): string {
  const meet = top * 0.8 + height * 0.2
  return bar(x, wide, meet, height + 2, fill) + bar(x, wide, -2, meet - gap * 1.6, next)
}

function bar(x: number, wide: number, from: number, to: number, fill: string): string {
  return `<path d="M${n(x)} ${n(from)}h${n(wide)}V${n(to)}h${n(-wide)}z" fill="${fill}"/>`
}
