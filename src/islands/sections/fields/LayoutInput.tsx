import { useFrame } from '../../forms/frame/SettingsFrame.tsx'
import { SegmentsInput } from './SegmentsInput.tsx'
import type { SectionPart } from './sectionPart.ts'

/** How a set of trainings is laid out, with small drawings. */
export function LayoutInput({ part }: { part: SectionPart<'carousel' | 'grid' | 'list'> }) {
  const { t } = useFrame()
  return (
    <SegmentsInput
      part={part}
      label={t('Layout')}
      choices={[
        { value: 'carousel', label: t('Row'), drawing: row },
        { value: 'grid', label: t('Grid'), drawing: grid },
        { value: 'list', label: t('List'), drawing: list },
      ]}
    />
  )
}

const row = (
  <svg className="segment-drawing mirrored" viewBox="0 0 48 28" aria-hidden="true">
    <path d="M4 7h14v14H4zM21 7h14v14H21zM38 7h10v14H38z" />
  </svg>
)
const grid = (
  <svg className="segment-drawing" viewBox="0 0 48 28" aria-hidden="true">
    <path d="M6 4h10v9H6zM19 4h10v9H19zM32 4h10v9H32zM6 16h10v9H6zM19 16h10v9H19zM32 16h10v9H32z" />
  </svg>
)
const list = (
  <svg className="segment-drawing mirrored" viewBox="0 0 48 28" aria-hidden="true">
    <path d="M6 4h9v6H6zM18 6h24v2H18zM6 12h9v6H6zM18 14h24v2H18zM6 20h9v6H6zM18 22h24v2H18z" />
  </svg>
)
