import { useMemo } from 'react'
import type { Scheme } from '#shared/theme/derive.ts'
import { type Pair, pairsOf } from '#shared/theme/pairs.ts'
import { textRatio } from '#shared/theme/partners.ts'
import { Icon } from '../ui/Icon.tsx'
import { useFrame } from '../forms/frame/SettingsFrame.tsx'
import { partWords } from '#shared/theme/colorWords.ts'
import { RatioMark } from './RatioMark.tsx'
import type { Look } from './useLook.ts'
import './proofs.css'

/** Every pair of colours that meets on a page, with its lowest contrast in light and dark. */
export function ContrastTable({ look }: { look: Look }) {
  const { t, icons } = useFrame()
  const rows = useMemo(() => rowsOf(look), [look])
  const count = rows.reduce((sum, { pairs }) => sum + pairs, 0)
  const isReadable = rows.every(({ light, dark }) => isEnough(light) && isEnough(dark))
  const nameOf = (name: string) => {
    const [colour = '', part] = name.split('.')
    const first = t(partWords[colour] ?? colour)
    return part ? t('{{colour}}: {{part}}', { colour: first, part: t(partWords[part] ?? part) }) : first
  }
  return (
    <details className="contrast-table">
      <summary>
        <Icon href={`${icons}#${isReadable ? 'check_circle' : 'error'}`} />
        {isReadable
          ? t('All {{number}} pairs of colours are readable, in light and dark.', { number: count })
          : t('Some pairs of colours cannot be read. The table shows which.')}
      </summary>
      <table>
        <caption className="unseen">{t('Contrast of all pairs of colours')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('Pair')}</th>
            <th scope="col">{t('Needed')}</th>
            <th scope="col">{t('Light')}</th>
            <th scope="col">{t('Dark')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, light, dark }) => (
            <tr key={name}>
              <th scope="row">{nameOf(name)}</th>
              <td className="num">
                <bdi>{light.least}:1</bdi>
              </td>
              {[light, dark].map((pair, index) => (
                <td key={index === 0 ? 'light' : 'dark'} className="num">
                  <span
                    className="pair-sample"
                    data-edge={pair.least < textRatio || undefined}
                    style={{ background: pair.background, color: pair.colour }}
                    aria-hidden="true"
                  />
                  <RatioMark ratio={pair.ratio} least={pair.least} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}

interface Row {
  name: string
  light: Pair
  dark: Pair
  /** The number of pairs with this name. */
  pairs: number
}

function rowsOf({ light, dark }: Look): Row[] {
  const [day, night] = [lowestPairs(light), lowestPairs(dark)]
  return [...day].flatMap(([name, { pair, pairs }]) => {
    const other = night.get(name)
    return other ? [{ name, light: pair, dark: other.pair, pairs: pairs + other.pairs }] : []
  })
}

/** The pair of each name with the lowest contrast. */
function lowestPairs(scheme: Scheme): Map<string, { pair: Pair; pairs: number }> {
  const lowest = new Map<string, { pair: Pair; pairs: number }>()
  for (const pair of pairsOf(scheme)) {
    const known = lowest.get(pair.name)
    const pairs = (known?.pairs ?? 0) + 1
    lowest.set(pair.name, { pair: known && known.pair.ratio <= pair.ratio ? known.pair : pair, pairs })
  }
  return lowest
}

function isEnough({ ratio, least }: Pair): boolean {
  return ratio >= least
}
