import { enrolmentStateLabels } from '#shared/sections/trainingLabels.ts'
import { Head } from '../Head.tsx'
import { Row } from '../Row.tsx'
import { TrainingCard } from '../TrainingCard.tsx'
import { headingBelow, type SectionView } from '../view.ts'

export const ContinueLearningView: SectionView<'continue_learning'> = ({ content, data, view, mark, level, lead }) => {
  if (data.items.length === 0) return null
  const heading = headingBelow(level, content.title)
  return (
    <>
      <Head content={content} mark={mark} level={level} more={data.moreUrl} view={view} />
      <Row view={view} label={content.title || view.t('Continue learning')}>
        {data.items.map(({ training, state }) => (
          <TrainingCard
            key={training.id}
            training={training}
            view={view}
            heading={heading}
            eager={lead}
            note={view.t(enrolmentStateLabels[state])}
          />
        ))}
      </Row>
    </>
  )
}
