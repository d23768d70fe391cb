import { memo } from 'react'
import type { TrainingsData } from '#shared/sections/parts.ts'
import { Head } from './Head.tsx'
import { Row } from './Row.tsx'
import { TrainingTile } from './TrainingTile.tsx'
import { headingBelow, type ViewProps } from './view.ts'

type Props = Pick<ViewProps<'trainings' | 'recommended'>, 'content' | 'view' | 'mark' | 'level' | 'lead'> & {
  data: TrainingsData
  layout: 'carousel' | 'grid' | 'list'
}

// The number of cards in the first row of a wide screen.
const firstRow = 4

// A letter in the headline draws no card again.
const Card = memo(TrainingTile)

/** A titled set of trainings as a row, a grid or a list. */
export function TrainingSet({ content, data, layout, view, mark, level, lead }: Props) {
  const heading = headingBelow(level, content.title)
  const cards = data.trainings.map((training, place) => (
    <Card
      key={training.id}
      training={training}
      view={view}
      heading={heading}
      eager={lead && place < firstRow}
      summary={layout === 'list'}
    />
  ))
  return (
    <>
      <Head content={content} mark={mark} level={level} more={data.moreUrl} view={view} />
      {layout === 'carousel' ? (
        <Row view={view} label={content.title || view.t('Trainings')}>
          {cards}
        </Row>
      ) : (
        <ul className={layout}>{cards}</ul>
      )}
    </>
  )
}
