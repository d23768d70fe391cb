import { type Canvas, disc, n } from './canvas.ts'

/** Slanted slats: leaning one way, meeting in the middle, or spreading from a corner like rays. */
export function slats(canvas: Canvas): string {
  const kind = canvas.chance.pick(['leaning', 'leaning', 'meeting', 'rays'] as const)
  if (kind === 'rays') return rays(canvas)
  return kind === 'leaning' ? leaning(canvas) : meeting(canvas)
}

function leaning(canvas: Canvas): string {
  const { width, height, chance } = canvas
  const lean = height * chance.between(0.35, 0.62) * (chance.happens(0.5) ? 1 : -1)
  const slat = Math.sqrt(width * height) * chance.pick([0.085, 0.1, 0.13])
  const gap = slat * chance.pick([0.45, 0.7, 1])
  const outlines: string[] = []
  for (let x = Math.min(0, -lean) - slat * chance.between(0, 1); x < width + Math.max(0, -lean); x += slat + gap) {
    outlines.push(`M${n(x)} ${n(height)}l${n(lean)} ${n(-height)}h${n(slat)}l${n(-lean)} ${n(height)}z`)
  }
  return coloured(outlines, canvas)
}

/** Slats from both sides that meet on the middle line, like a woven band. */
function meeting(canvas: Canvas): string {
  const { width, height, chance } = canvas
  const slat = Math.sqrt(width * height) * chance.pick([0.11, 0.14])
  const gap = slat * chance.pick([0.5, 0.9])
  const rise = (width / 2) * chance.between(0.55, 0.95)
  const [side, up, down] = [n(width / 2), n(-rise), n(rise)]
  const outlines: string[] = []
  for (let y = -slat; y < height + rise; y += slat + gap) {
    outlines.push(`M0 ${n(y)}l${side} ${up}l${side} ${down}v${n(slat)}l-${side} ${up}l-${side} ${down}z`)
  }
  return coloured(outlines, canvas)
}

function rays(canvas: Canvas): string {
  const { width, height, scheme, chance } = canvas
  const right = chance.happens(0.5)
  const x = right ? width : 0
  const count = chance.pick([11, 13, 15])
  const reach = Math.hypot(width, height) * 1.1
  const point = (share: number) => {
    const angle = (share * Math.PI) / 2
    return `${n(x + (right ? -1 : 1) * Math.cos(angle) * reach)} ${n(height - Math.sin(angle) * reach)}`
  }
  const outlines: string[] = []
  for (let at = 0; at < count; at += 2) {
    outlines.push(`M${n(x)} ${n(height)}L${point(at / count)}L${point((at + 1) / count)}z`)
  }
  const radius = Math.min(width, height) * chance.between(0.3, 0.42)
  const sun = disc(x, height, radius * 1.18, scheme.ground) + disc(x, height, radius, scheme.accent)
  return coloured(outlines, canvas) + sun
}

/** Gives every third outline the same colour. */
function coloured(outlines: readonly string[], { scheme: { accent, band, base }, chance }: Canvas): string {
  const colours = chance.pick([
    [base, band, accent],
    [band, base, accent],
    [accent, base, band],
  ])
  const paths = colours.map((_, turn) => outlines.filter((_, at) => at % 3 === turn).join(''))
  return paths.map((path, turn) => `<path d="${path}" fill="${colours[turn]}"/>`).join('')
}
