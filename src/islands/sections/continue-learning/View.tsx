import { enrolmentStateLabels } from '#shared/sections/trainingLabels.ts'
import { Head } from '../Head.tsx'
import { Row } from '../Row.tsx'
import { TrainingTile } from '../TrainingTile.tsx'
import { headingBelow, type SectionView } from '../view.ts'
import { ResumeCard } from './ResumeCard.tsx'

// Up to this many stand side by side with their button; more of them are a row.
const resumed = 2

/**
 * The trainings that the learner has begun or can start: one or two as wide cards, more as a row; nothing without any.
 */
export const ContinueLearningView: SectionView<'continue_learning'> = ({ content, data, view, mark, level, lead }) => {
  if (data.items.length === 0) return null
  const heading = headingBelow(level, content.title)
  const cards = data.items.map(({ training, state }) => {
    const parts = { training, view, heading, eager: lead, note: view.t(enrolmentStateLabels[state]) }
    return data.items.length <= resumed ? (
      <ResumeCard key={training.id} {...parts} started={state === 'in_progress'} />
    ) : (
      <TrainingTile
        key={training.id}
        {...parts}
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
    )
  })
  return (
    <>
      <Head content={content} mark={mark} level={level} more={data.moreUrl} view={view} />
      {data.items.length <= resumed ? (
        <ul className="resume">{cards}</ul>
      ) : (
        <Row view={view} label={content.title || view.t('Continue learning')}>
          {cards}
        </Row>
      )}
    </>
  )
}
