import { useRef } from 'react'
import type { SectionAppearance } from '#shared/sections/appearance.ts'
import { textRatio } from '#shared/theme/partners.ts'
import { useFrame } from '../../forms/frame/SettingsFrame.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { groundClass } from '../SectionFrame.tsx'
import { useGroundContrast } from './useGroundContrast.ts'

/** The least contrast of text on the section's colours and picture, in the look that the editor's page has now. */
export function ContrastNote({ appearance }: { appearance: SectionAppearance }) {
  const { t, icons } = useFrame()
  const probe = useRef<HTMLSpanElement>(null)
  const ratio = useGroundContrast(probe, appearance)
  const isLow = ratio !== null && ratio < textRatio
  // Rounded down, so that a low ratio never looks sufficient.
  const shown = ratio === null ? 0 : Math.floor(ratio * 10) / 10
  return (
    <div className="contrast-note">
      <span ref={probe} hidden className={`swatch ${groundClass(appearance)}`} />
      {ratio !== null && (
        <p className={isLow ? 'contrast-low' : 'contrast-good'} role="status">
          <Icon href={`${icons}#${isLow ? 'error' : 'check_circle'}`} />
          <span>
            {isLow
              ? t(
                  'Text has a contrast of {{ratio}}:1. It needs {{least}}:1: choose a stronger colour or other colours.',
                  {
                    ratio: shown,
                    least: textRatio,
                  },
                )
              : t('Text is easy to read: contrast {{ratio}}:1.', { ratio: shown })}
          </span>
        </p>
      )}
    </div>
  )
}
