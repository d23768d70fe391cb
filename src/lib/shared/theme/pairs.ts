import { contrast } from './contrast.ts'
import { partneredColours, type Scheme } from './derive.ts'
import { borderRatio, textRatio } from './partners.ts'

/** Two colours that meet on the page, and the contrast they have and need there. */
export interface Pair {
  /** Where it is: `primary.on`, `header.focus`, `ink3` … */
  name: string
  colour: string
  background: string
  ratio: number
  least: number
}

/** Every pair of a scheme that somebody has to read or to see. */
export function pairsOf(scheme: Scheme): Pair[] {
  return [...pagePairs(scheme), ...barPairs(scheme), ...partnerPairs(scheme)]
}

function pagePairs(scheme: Scheme): Pair[] {
  const { ink, ink2, ink3, lineStrong, focus } = scheme
  return groundsOf(scheme).flatMap((ground) => [
    ...Object.entries({ ink, ink2, ink3 }).map(([name, text]) => pair(name, text, ground, textRatio)),
    ...Object.entries({ lineStrong, focus }).map(([name, line]) => pair(name, line, ground, borderRatio)),
  ])
}

function barPairs(scheme: Scheme): Pair[] {
  return (['header', 'sidebar'] as const).flatMap((name) => {
    const { colour, on, on2, active, onActive, focus } = scheme[name]
    return [
      pair(`${name}.on`, on, colour, textRatio),
      pair(`${name}.on`, on, active, textRatio),
      pair(`${name}.on2`, on2, colour, textRatio),
      pair(`${name}.on2`, on2, active, textRatio),
      pair(`${name}.onActive`, onActive, active, textRatio),
      pair(`${name}.focus`, focus, colour, borderRatio),
    ]
  })
}

function partnerPairs(scheme: Scheme): Pair[] {
  return partneredColours.flatMap((name) => {
    const { colour, on, hover, focus, soft, text, border } = scheme[name]
    return [
      pair(`${name}.on`, on, colour, textRatio),
      pair(`${name}.hover`, on, hover, textRatio),
      pair(`${name}.focus`, focus, colour, borderRatio),
      pair(`${name}.soft`, scheme.ink, soft, textRatio),
      ...[...groundsOf(scheme), soft].map((ground) => pair(`${name}.text`, text, ground, textRatio)),
      ...groundsOf(scheme).map((ground) => pair(`${name}.border`, border, ground, borderRatio)),
    ]
  })
}

function groundsOf({ paper, surface, tint }: Scheme): string[] {
  return [paper, surface, tint]
}

function pair(name: string, colour: string, background: string, least: number): Pair {
  return { name, colour, background, ratio: contrast(colour, background), least }
}
