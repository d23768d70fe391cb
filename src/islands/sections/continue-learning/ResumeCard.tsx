import { type TrainingTileProps, trainingCover } from '../TrainingTile.tsx'
import { markOf } from '../view.ts'

interface ResumeCardProps extends Omit<TrainingTileProps, 'summary'> {
  started: boolean
}

/** A training in progress as a wide card: its cover, the learner's progress, and the button that opens it. */
export function ResumeCard({ training, view, heading: Heading, eager, note, started }: ResumeCardProps) {
  const { t, links } = view
  const page = links.training(training.id)
  const { title } = training
  return (
    <li className="item-card">
      <img src={trainingCover(training, view)} alt="" width="400" height="300" loading={eager ? undefined : 'lazy'} />
      <div>
        <p className="card-facts dotted">
          <span>{note}</span>
          {training.duration_minutes !== null && <span>{view.format.duration(training.duration_minutes)}</span>}
        </p>
        <Heading {...markOf(training.lang, view)}>
          <a href={page}>{title}</a>
        </Heading>
        {training.provider && <p className="by">{training.provider}</p>}
        <form method="post" action={`${page}/enrolment`}>
          <button
            className="btn fill"
            type="submit"
            name="action"
            value="launch"
            aria-label={started ? t('Continue: {{title}}', { title }) : t('Start: {{title}}', { title })}
          >
            {started ? t('Continue') : t('Start')}
          </button>
        </form>
      </div>
    </li>
  )
}
