import type { TrainingCard, TrainingFilter } from '#shared/contract/trainings.ts'
import { fromInstant } from '#shared/instant.ts'
import type { SettingsOf } from '#shared/sections/registry.ts'
import { listTrainings } from '../../catalogue/list/listTrainings.ts'
import type { LoadContext, Loader } from './loader.ts'
import { listVisit, paging, trainingsData } from './trainingList.ts'

type Settings = SettingsOf<'trainings'>

/** Loads trainings by the section's own filter (specification, section 7: the training filter by source). */
export const loadTrainings: Loader<'trainings'> = async (settings, context, section) => {
  const list = await findTrainings(settings, context)
  noteList(context, list.items, orderTag(settings))
  return trainingsData(list, section, context)
}

function findTrainings(settings: Settings, context: LoadContext) {
  const { source, vocabulary, terms, ids } = settings
  // Trainings that were chosen one by one are all shown: `size` limits only lists without an end of their own.
  const size = source === 'custom' ? ids.length : settings.size
  return listTrainings(context.reader, {
    ...listVisit(context),
    catalogue: context.catalogue,
    filter: { ...filterOf(settings), ...paging(size, context) },
    ...(source === 'vocabulary' ? { terms: { [vocabulary]: terms } } : {}),
  })
}

function filterOf({ source, order_by, ids }: Settings): TrainingFilter {
  const common: TrainingFilter = { include_own: true, linked: true, multilingual: true }
  if (source === 'custom') return { ...common, ids }
  return {
    ...common,
    // 'personalized' sends no order: then learners get their own order, and visitors their own language first.
    ...(order_by === 'personalized' ? {} : { order_by }),
    ...(source === 'free' ? { free: true } : {}),
  }
}

function noteList(context: LoadContext, items: readonly TrainingCard[], order: string): void {
  context.shows(order, 'terms', ...items.map((training) => `training:${training.id}`))
  for (const { next_session } of items) if (next_session) context.changesAt(fromInstant(next_session))
}

function orderTag({ order_by }: Settings): string {
  return `trainings:${order_by === 'personalized' ? 'popular' : order_by}`
}
