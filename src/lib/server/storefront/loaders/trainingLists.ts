import type { TrainingCard, TrainingFilter } from '#shared/contract/trainings.ts'
import { fromInstant } from '#shared/contract/time.ts'
import type { SettingsOf } from '#shared/storefront/definitions.ts'
import { continueTrainings } from '../../trainings/continueTrainings.ts'
import { listTrainings } from '../../trainings/listTrainings.ts'
import { recommendTrainings } from '../../trainings/recommendTrainings.ts'
import { shelfOf } from '../../trainings/shelves.ts'
import type { LoadContext, Loader } from './context.ts'

/** Trainings by the section's own filter (specification, section 7: the training filter by source). */
export const trainings: Loader<'trainings'> = async (settings, context, section) => {
  if (settings.order_by === 'personalized' && context.asker && settings.source === 'all') {
    return recommended(settings, context, section.id)
  }
  const found = await find(settings, context)
  noteList(context, found.items, orderTag(settings))
  return { trainings: found.items, total: found.total, moreUrl: moreUrl(found.total, found.items, section.id, context) }
}

/** By title and by hand the database is asked; every other order is known (see `shelfOf`). */
function find(settings: SettingsOf<'trainings'>, context: LoadContext) {
  const { limit, page } = paging(settings.size, context)
  const { source, order_by } = settings
  const terms = source === 'vocabulary' ? settings.terms : []
  if (source !== 'custom' && order_by !== 'title') {
    // 'personalized' sends no order; the list is then what is taken most.
    const order = order_by === 'personalized' ? 'popular' : order_by
    return shelfOf(context.reader, context.catalogue, {
      ...listing(context),
      ...{ order, free: source === 'free', terms, page, limit },
    })
  }
  return listTrainings(context.reader, {
    ...listing(context),
    filter: { ...filterOf(settings), limit, page },
    ...(terms.length > 0 ? { terms: { [settings.vocabulary]: terms } } : {}),
  })
}

export const recommendedTrainings: Loader<'recommended'> = (settings, context, section) =>
  recommended(settings, context, section.id)

export const continueLearning: Loader<'continue_learning'> = async (settings, context) => {
  if (!context.asker) return { items: [], moreUrl: null }
  const { items, total } = await continueTrainings(context.reader, {
    asker: context.asker,
    language: context.language,
    siteLanguage: context.siteLanguage,
    now: context.now,
    limit: settings.size,
  })
  return { items, moreUrl: total > items.length ? '/trainings' : null }
}

async function recommended(settings: { size: number }, context: LoadContext, sectionId: number) {
  if (!context.asker) return { trainings: [], total: 0, moreUrl: null }
  const { limit, page } = paging(settings.size, context)
  const found = await recommendTrainings(context.reader, {
    ...listing(context),
    asker: context.asker,
    catalogue: context.catalogue,
    limit,
    page,
  })
  return { trainings: found.items, total: found.total, moreUrl: moreUrl(found.total, found.items, sectionId, context) }
}

function listing({ asker, language, siteLanguage, now }: LoadContext) {
  return { asker, language, siteLanguage, now }
}

function paging(size: number, { page }: LoadContext): { limit: number; page: number } {
  return page ? { limit: page.size, page: page.number } : { limit: size, page: 0 }
}

function filterOf(settings: SettingsOf<'trainings'>): TrainingFilter {
  const common: TrainingFilter = { include_own: true, linked: true, multilingual: true }
  if (settings.source === 'custom') return { ...common, ids: settings.ids }
  return { ...common, order_by: 'title', ...(settings.source === 'free' ? { free: true } : {}) }
}

function orderTag(settings: SettingsOf<'trainings'>): string {
  return `trainings:${settings.order_by === 'personalized' ? 'popular' : settings.order_by}`
}

function noteList(context: LoadContext, items: readonly TrainingCard[], order: string): void {
  context.shows(order, 'terms', ...items.map((training) => `training:${training.id}`))
  for (const { next_session } of items) if (next_session) context.changesAt(fromInstant(next_session))
}

function moreUrl(total: number, items: readonly unknown[], sectionId: number, { page }: LoadContext): string | null {
  return page || total <= items.length ? null : `/storefront/${sectionId}`
}
