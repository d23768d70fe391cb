import type { ListedTraining, TrainingCard as Training } from '#shared/contract/trainings.ts'
import { baseOf } from '#shared/i18n/languages.ts'
import { trainingTypeLabels } from '#shared/sections/trainingLabels.ts'
import { type HeadingTag, markOf, type ViewContext } from './view.ts'

export interface TrainingCardProps {
  training: ListedTraining
  view: Pick<ViewContext, 't' | 'lang' | 'format' | 'cover' | 'links'>
  heading: HeadingTag
  /** Fetch the cover at once: the card stands in the first screenful. */
  eager?: boolean
  /** Show the summary too (lists of results). */
  summary?: boolean
  /** Takes the place of price and next session: where the learner stands. */
  note?: string
}

/** A training in a list: one `<li>` whose whole area leads to the training; its accessible name is the title. */
export function TrainingCard({ training, view, heading: Heading, eager, summary, note }: TrainingCardProps) {
  const { t, format, links } = view
  const mark = markOf(training.lang, view)
  return (
    <li className="tc">
      <img src={trainingCover(training, view)} alt="" width="400" height="300" loading={eager ? undefined : 'lazy'} />
      <p className="me">
        <span>{t(trainingTypeLabels[training.type])}</span>
        {training.duration_minutes !== null && <span>{format.duration(training.duration_minutes)}</span>}
        {baseOf(training.language) !== baseOf(view.lang) && <span>{format.languageName(training.language)}</span>}
      </p>
      <Heading {...mark}>
        <a href={links.training(training.id)}>{training.title}</a>
      </Heading>
      {summary && training.summary && <p {...mark}>{training.summary}</p>}
      {training.provider && <p className="by">{training.provider}</p>}
      <p className="pr">{note ?? <Terms training={training} view={view} />}</p>
      {training.points !== undefined && (
        <p className="pts earns">{t('Earns {{count}} points', { count: training.points })}</p>
      )}
    </li>
  )
}

/** The training's own cover, else the one generated for it. */
export function trainingCover(training: Pick<Training, 'id' | 'cover'>, view: Pick<ViewContext, 'cover'>): string {
  return training.cover ?? view.cover(`training-${training.id}`, '4/3')
}

// What is dated and free is told by its date: that it costs nothing shows on its page.
function Terms({ training, view: { t, format } }: Pick<TrainingCardProps, 'training' | 'view'>) {
  const next = training.next_session && t('Next: {{date}}', { date: format.date(training.next_session, 'day') })
  const price = training.price && format.money(training.price)
  if (!next) return price ?? t('Free')
  return (
    <>
      {price && <span>{price}</span>}
      <span>{next}</span>
    </>
  )
}
