import { type Ratio, ratios } from '#shared/sections/parts.ts'
import { useFrame } from '../../forms/frame/SettingsFrame.tsx'
import { SegmentsInput } from './SegmentsInput.tsx'
import type { SectionPart } from './sectionPart.ts'

/** The shape of a picture. */
export function RatioInput({ part }: { part: SectionPart<Ratio> }) {
  const { t } = useFrame()
  return (
    <SegmentsInput
      part={part}
      label={t('Shape of the picture')}
      choices={ratios.map((value) => ({ value, label: value, drawing: drawingOf(value) }))}
    />
  )
}

function drawingOf(ratio: Ratio) {
  const [width = 1, height = 1] = ratio.split(':').map(Number)
  const scale = 24 / Math.max(width, height)
  const size = { width: width * scale, height: height * scale }
  return (
    <svg className="segment-drawing" viewBox="0 0 48 28" aria-hidden="true">
      <rect {...size} x={24 - size.width / 2} y={14 - size.height / 2} rx="2" />
    </svg>
  )
}
