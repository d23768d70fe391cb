import { type Canvas, n } from './canvas.ts'

/** A grid of tiles: squares, discs, quarter discs, half discs and leaves, with room left between them. */
export function mosaic({ width, height, scheme, chance }: Canvas): string {
  const { size, columns, rows } = grid(width, height)
  const colours = [scheme.base, scheme.band, scheme.accent]
  const paths = colours.map(() => '')
  const colourOf: (number | undefined)[] = []
  for (let at = 0; at < columns * rows; at++) {
    const neighbours = [at % columns > 0 ? colourOf[at - 1] : -1, at >= columns ? colourOf[at - columns] : -1]
    // Two empty tiles side by side would look like a hole.
    const shape = neighbours.includes(undefined) ? chance.pick(solid) : chance.pick(shapes)
    if (!shape) continue
    // One colour in heavy use, two sparingly: and rather another one than the neighbours have.
    const wanted = chance.pick([0, 0, 0, 1, 1, 2, 2])
    const colour = neighbours.includes(wanted) ? chance.pick([0, 1, 2]) : wanted
    const x = (at % columns) * size + (width - columns * size) / 2
    const y = Math.floor(at / columns) * size + (height - rows * size) / 2
    paths[colour] += shape(x, y, size, chance.whole(0, 3))
    colourOf[at] = colour
  }
  // A hairline in the same colour closes the seams that renderers leave between neighbours.
  return paths
    .map((path, at) => path && `<path d="${path}" fill="${colours[at]}" stroke="${colours[at]}" stroke-width=".5"/>`)
    .join('')
}

/** Three tiles along the short side; the long side cuts its outer ones where it must. */
function grid(width: number, height: number): { size: number; columns: number; rows: number } {
  const size = Math.min(width, height) / 3
  return { size, columns: Math.ceil(width / size), rows: Math.ceil(height / size) }
}

type Shape = (x: number, y: number, size: number, turn: number) => string

const square: Shape = (x, y, size) => `M${n(x)} ${n(y)}h${n(size)}v${n(size)}h${n(-size)}z`

const circle: Shape = (x, y, size) => {
  const r = n(size / 2)
  return `M${n(x)} ${n(y + size / 2)}a${r} ${r} 0 0 1 ${n(size)} 0a${r} ${r} 0 0 1 ${n(-size)} 0z`
}

/** A quarter of a disc as large as the tile, in one of its corners. */
const quarter: Shape = (x, y, size, turn) => {
  const [cornerX, cornerY, alongX, alongY] = corner(x, y, size, turn)
  return `M${n(cornerX)} ${n(cornerY)}h${n(alongX)}A${n(size)} ${n(size)} 0 0 ${alongX * alongY > 0 ? 1 : 0} ${n(cornerX)} ${n(cornerY + alongY)}z`
}

/** Two arcs from corner to corner. */
const leaf: Shape = (x, y, size, turn) => {
  const [cornerX, cornerY, alongX, alongY] = corner(x, y, size, turn)
  const arc = (toX: number, toY: number) => `A${n(size)} ${n(size)} 0 0 1 ${n(toX)} ${n(toY)}`
  return `M${n(cornerX)} ${n(cornerY)}${arc(cornerX + alongX, cornerY + alongY)}${arc(cornerX, cornerY)}z`
}

/** Half a disc on one side of the tile. */
const half: Shape = (x, y, size, turn) => {
  const r = n(size / 2)
  if (turn === 0) return `M${n(x)} ${n(y)}a${r} ${r} 0 0 0 ${n(size)} 0z`
  if (turn === 1) return `M${n(x)} ${n(y + size)}a${r} ${r} 0 0 1 ${n(size)} 0z`
  if (turn === 2) return `M${n(x)} ${n(y)}a${r} ${r} 0 0 1 0 ${n(size)}z`
  return `M${n(x + size)} ${n(y)}a${r} ${r} 0 0 0 0 ${n(size)}z`
}

const solid: readonly Shape[] = [quarter, quarter, quarter, quarter, quarter, leaf, leaf, circle, half, square]
const shapes: readonly (Shape | undefined)[] = [...solid, undefined, undefined]

function corner(x: number, y: number, size: number, turn: number): [number, number, number, number] {
  const right = turn === 1 || turn === 2
  const bottom = turn >= 2
  return [right ? x + size : x, bottom ? y + size : y, right ? -size : size, bottom ? -size : size]
}
