import { toInstant } from '#shared/instant.ts'
import type { Tx } from '#server/db/database.ts'
import { saveTrainings } from '#server/catalogue/save/saveTrainings.ts'
import type { TrainingInput } from '#server/catalogue/save/trainingInput.ts'
import type { TrainingText } from '#server/catalogue/save/texts.ts'
import { DAY_MS } from '#shared/time.ts'
import { DEMO_PATH } from '../content/pages.ts'
import { providerIn } from '../content/providers.ts'
import { demoTrainings } from '../content/trainings/trainings.ts'
import { type DemoLanguage, eachLanguage, inLanguage } from '../content/translate.ts'
import type { DemoTraining } from '../content/types.ts'
import { workdayHour } from './academy.ts'
import { type Ids, seededId } from './seedVocabularies.ts'

/** Seeds all trainings of the demo; returns their ids by `external_id`. */
export async function seedTrainings(tx: Tx, context: { terms: Ids; organizations: Ids; now: Date }): Promise<Ids> {
  const saved = await saveTrainings(
    tx,
    demoTrainings.map((training) => ({ training: inputOf(training, context) })),
    context.now,
  )
  return new Map(demoTrainings.map((training, place) => [training.external_id, saved[place]!.id]))
}

function inputOf(
  training: DemoTraining,
  { terms, organizations, now }: { terms: Ids; organizations: Ids; now: Date },
): TrainingInput {
  const text = (language: DemoLanguage): TrainingText => ({
    title: inLanguage(training.title, language),
    summary: inLanguage(training.summary, language),
    description: inLanguage(training.description, language),
    provider: providerIn(training.provider, language),
  })
  return {
    external_id: training.external_id,
    texts: eachLanguage(text),
    type: training.type,
    language: training.language,
    provider: training.provider,
    duration_minutes: training.duration_minutes,
    price: training.price,
    cover: null,
    url: `${DEMO_PATH}/training/${training.external_id}`,
    completion: training.completion,
    published: true,
    next_session_at: training.next_session
      ? toInstant(workdayHour(now, training.next_session.in_days, training.next_session.hour))
      : null,
    notes: '',
    terms: training.terms.map((key) => seededId(terms, key)),
    organizations: training.organizations.map((key) => seededId(organizations, key)),
    created: toInstant(new Date(now.getTime() - training.created_days_ago * DAY_MS)),
  }
}
