import { type Canvas, disc, n } from './canvas.ts'

/** A sun or moon over two or three rolling hills. */
export function hills(canvas: Canvas): string {
  const { accent, band, base } = canvas.scheme
  const inTheSky = sky(canvas)
  const three = canvas.chance.happens(0.45)
  const horizon = three ? 0.54 : 0.6
  const nearest = three ? hill(horizon + 0.32, accent, canvas) : ''
  return inTheSky + hill(horizon, band, canvas) + hill(horizon + 0.17, base, canvas) + nearest
}

function sky({ width, height, scheme, chance }: Canvas): string {
  const moon = chance.happens(0.25)
  const x = width * chance.between(0.22, 0.78)
  const y = height * (moon ? chance.between(0.25, 0.32) : chance.between(0.26, 0.42))
  const radius = Math.min(width, height) * (moon ? 0.17 : chance.between(0.17, 0.24))
  const whole = disc(x, y, radius, scheme.accent)
  const bite = disc(x + radius * chance.pick([-0.42, 0.42]), y - radius * 0.24, radius * 0.86, scheme.ground)
  return moon ? whole + bite : whole
}

/** One wave across the picture, its crests and hollows level so that the slopes run smoothly into each other. */
function hill(level: number, fill: string, { width, height, chance }: Canvas): string {
  const stride = width * chance.between(0.42, 0.6)
  const swing = height * chance.between(0.07, 0.13)
  let side = chance.pick([-1, 1])
  let x = -stride * chance.between(0.1, 0.9)
  let y = level * height + side * swing
  // Its foot is under the edge: the ground would shine through there.
  const foot = height + 2
  let path = `M${n(x)} ${foot}V${n(y)}`
  while (x < width) {
    side = -side
    const nextX = x + stride * chance.between(0.85, 1.15)
    const nextY = level * height + side * swing * chance.between(0.7, 1.1)
    const middle = n((x + nextX) / 2)
    path += `C${middle} ${n(y)} ${middle} ${n(nextY)} ${n(nextX)} ${n(nextY)}`
    ;[x, y] = [nextX, nextY]
  }
  return `<path d="${path}V${foot}z" fill="${fill}"/>`
}
