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
            action={
              <form method="post" action={`${view.links.training(training.id)}/enrolment`}>
                <button
                  className="btn line"
                  type="submit"
                  name="action"
                  value="launch"
                  aria-describedby={`go-${training.id}`}
                >
                  {state === 'in_progress' ? view.t('Continue') : view.t('Start')}
                </button>
                <span className="unseen" id={`go-${training.id}`}>
                  {training.title}
                </span>
              </form>
            }
          />
        ))}
      </Row>
    </>
  )
}
