import type { PathCommand } from 'fontkit'

/**
 * Writes a glyph's outline as SVG path data: y turned downwards, whole units, relative steps, which come out shortest.
 */
export function pathData(commands: readonly PathCommand[]): string {
  let [x, y] = [0, 0]
  let [startX, startY] = [0, 0]
  let text = ''
  for (const { command, args } of commands) {
    if (command === 'closePath') {
      text += 'z'
      ;[x, y] = [startX, startY]
      continue
    }
    const points = pairs(args)
    const [endX, endY] = points.at(-1)!
    const steps = points.flatMap(([pointX, pointY]) => [pointX - x, pointY - y])
    text += stepText(command, steps)
    ;[x, y] = [endX, endY]
    if (command === 'moveTo') [startX, startY] = [x, y]
  }
  return text
}

function stepText(command: Exclude<PathCommand['command'], 'closePath'>, steps: readonly number[]): string {
  const [dx = 0, dy = 0] = steps
  if (command === 'lineTo' && dx === 0 && dy === 0) return ''
  if (command === 'lineTo' && dy === 0) return `h${dx}`
  if (command === 'lineTo' && dx === 0) return `v${dy}`
  const letter = { moveTo: 'm', lineTo: 'l', quadraticCurveTo: 'q', bezierCurveTo: 'c' }[command]
  return letter + steps.map((step, at) => (at > 0 && step >= 0 ? ` ${step}` : `${step}`)).join('')
}

function pairs(args: readonly number[]): [number, number][] {
  const points: [number, number][] = []
  for (let at = 0; at + 1 < args.length; at += 2) points.push([Math.round(args[at]!), -Math.round(args[at + 1]!) || 0])
  return points
}
