import type { CSSProperties } from 'react'
import { contrast, leastContrast } from '#shared/theme/contrast.ts'
import type { Scheme } from '#shared/theme/derive.ts'
import { borderRatio, type Partners, textRatio } from '#shared/theme/partners.ts'
import { useFrame } from '../forms/frame/SettingsFrame.tsx'
import { partWords } from '#shared/theme/colorWords.ts'
import { RatioMark } from './RatioMark.tsx'

/** The colours that are derived from one colour, each on its ground and with its contrast. */
export function PartnerSamples({ partners, scheme }: { partners: Partners; scheme: Scheme }) {
  const { t } = useFrame()
  const { colour, on, hover, soft, text, border } = partners
  const { paper, surface, tint } = scheme
  const grounds = [paper, surface, tint]
  const samples: { part: string; ratio: number; style: CSSProperties; least?: number }[] = [
    { part: 'on', ratio: contrast(on, colour), style: { background: colour, color: on } },
    { part: 'hover', ratio: contrast(on, hover), style: { background: hover, color: on } },
    { part: 'soft', ratio: contrast(text, soft), style: { background: soft, color: text } },
    { part: 'text', ratio: leastContrast(text, grounds), style: { background: paper, color: text } },
    {
      part: 'border',
      ratio: leastContrast(border, grounds),
      style: { background: paper, color: 'transparent', borderColor: border, borderWidth: 2 },
      least: borderRatio,
    },
  ]
  return (
    <ul className="partner-samples">
      {samples.map(({ part, ratio, style, least = textRatio }) => (
        <li key={part}>
          <span className="partner-sample" style={style} aria-hidden="true" />
          <span className="partner-name">{t(partWords[part] ?? part)}</span>
          <RatioMark ratio={ratio} least={least} />
        </li>
      ))}
    </ul>
  )
}
