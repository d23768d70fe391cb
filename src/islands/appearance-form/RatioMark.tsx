import { Icon } from '../ui/Icon.tsx'
import { useFrame } from '../forms/frame/SettingsFrame.tsx'

/** A contrast with the sign of whether it is enough. */
export function RatioMark({ ratio, least }: { ratio: number; least: number }) {
  const { t, icons } = useFrame()
  const isEnough = ratio >= least
  return (
    <span className="ratio-mark" data-low={!isEnough || undefined}>
      <bdi>{shownRatio(ratio)}:1</bdi>
      <Icon href={`${icons}#${isEnough ? 'check' : 'close'}`} />
      <span className="unseen">{isEnough ? t('enough') : t('too low')}</span>
    </span>
  )
}

/** Rounded down, so that a low ratio never looks sufficient. */
function shownRatio(ratio: number): string {
  return (Math.floor(ratio * 10) / 10).toFixed(1)
}
