import { leastContrast } from '#shared/theme/contrast.ts'
import type { Scheme } from '#shared/theme/derive.ts'
import { type Partners, textRatio } from '#shared/theme/partners.ts'
import { useFrame } from '../forms/frame/SettingsFrame.tsx'
import { Icon } from '../ui/Icon.tsx'
import { RatioMark } from './RatioMark.tsx'

interface TextProofProps {
  name: string
  partners: Partners
  scheme: Scheme
}

/** A colour that cannot be read as text, beside the one that replaces it there. */
export function TextProof({ name, partners: { colour, text }, scheme }: TextProofProps) {
  const { t, icons } = useFrame()
  if (colour === text) return null
  const { paper, surface, tint } = scheme
  const sample = t('160 more points')
  return (
    <div className="proof">
      <p>
        <strong>{t('{{colour}} is darker as text.', { colour: name })}</strong>{' '}
        {t('This colour can be seen but not read as text on every background. A darker shade of it can be read.')}
      </p>
      <div className="proof-pair">
        {[colour, text].map((hex, index) => (
          <div key={hex} className="proof-sample" style={{ background: paper, color: hex }}>
            <span className="proof-text" data-sample={sample} aria-hidden="true" />
            <span className="proof-facts">
              <bdi>{hex}</bdi>
              <RatioMark ratio={leastContrast(hex, [paper, surface, tint])} least={textRatio} />
            </span>
            {index === 0 && <Icon href={`${icons}#arrow_forward`} />}
          </div>
        ))}
      </div>
    </div>
  )
}
