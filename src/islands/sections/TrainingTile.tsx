import type { ReactElement } from 'react'
import type { ListedTraining, TrainingCard } from '#shared/contract/trainings.ts'
import { baseOf } from '#shared/i18n/languages.ts'
import { coverForms } from '#shared/media/coverForms.ts'
import { trainingTypeLabels } from '#shared/sections/trainingLabels.ts'
import { sessionTime } from './sessionTime.ts'
import { type HeadingTag, markOf, type ViewContext } from './view.ts'

export interface TrainingTileProps {
  training: ListedTraining
  view: Pick<ViewContext, 't' | 'lang' | 'languages' | 'format' | 'roomFormat' | 'hasOwnTime' | 'cover' | 'links'>
  heading: HeadingTag
  /** Loads the cover at once: the card is in the first screenful. */
  eager?: boolean
  /** Show the summary too (lists of results). */
  summary?: boolean
  /** The learner's progress, in place of price and next session. */
  note?: string
  /** A button on the card. */
  action?: ReactElement
}

/** A training in a list: one `<li>` whose whole area leads to the training; its accessible name is the title. */
export function TrainingTile({ training, view, heading: Heading, eager, summary, note, action }: TrainingTileProps) {
  const { t, format, links } = view
  const mark = markOf(training.lang, view)
  return (
    <li className="item-card">
      <img
        {...coverForms(trainingCover(training, view), '(width < 640px) 100vw, 400px')}
        alt=""
        width="400"
        height="300"
        loading={eager ? undefined : 'lazy'}
      />
      <p className="card-facts dotted">
        <span>{t(trainingTypeLabels[training.type])}</span>
        {training.duration_minutes !== null && <span>{format.duration(training.duration_minutes)}</span>}
        {baseOf(training.language) !== baseOf(view.lang) && <span>{format.languageName(training.language)}</span>}
      </p>
      <Heading {...mark}>
        <a href={links.training(training.id)}>{training.title}</a>
      </Heading>
      {summary && training.summary && <p {...mark}>{training.summary}</p>}
      {training.provider && (
        <p className="by">
          <bdi>{training.provider}</bdi>
        </p>
      )}
      <p className="card-terms dotted">{note ?? <Terms training={training} view={view} />}</p>
      {training.points !== undefined && (
        <p className="pts earns">{t('Earns {{count}} points', { count: training.points })}</p>
      )}
      {action && <div className="act">{action}</div>}
    </li>
  )
}

/** The training's own cover, else the one generated for it. */
export function trainingCover(training: Pick<TrainingCard, 'id' | 'cover'>, view: Pick<ViewContext, 'cover'>): string {
  return training.cover ?? view.cover(`training-${training.id}`, '4/3')
}

// A free training with a date shows only the date; its page shows that it is free.
function Terms({ training, view }: Pick<TrainingTileProps, 'training' | 'view'>) {
  const { t, format } = view
  const { type, next_session: starts } = training
  const next = starts && t('Next: {{date}}', { date: sessionTime({ type, starts }, view).day })
  const price = training.price && format.money(training.price)
  if (!next) return price ?? t('Free')
  return (
    <>
      {price && <span>{price}</span>}
      <span>{next}</span>
    </>
  )
}
