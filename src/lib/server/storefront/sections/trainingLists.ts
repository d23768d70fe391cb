import type { TrainingCard, TrainingFilter } from '#shared/contract/trainings.ts'
import { fromInstant } from '#shared/contract/time.ts'
import type { SettingsOf } from '#shared/sections/registry.ts'
import { continueTrainings } from '../../enrolments/continueTrainings.ts'
import { listTrainings } from '../../catalogue/list/listTrainings.ts'
import { recommendTrainings } from '../../catalogue/list/recommendTrainings.ts'
import type { LoadContext, Loader } from './loader.ts'

/** Trainings by the section's own filter (specification, section 7: the training filter by source). */
export const trainings: Loader<'trainings'> = async (settings, context, section) => {
  const found = await find(settings, context)
  noteList(context, found.items, orderTag(settings))
  return { trainings: found.items, total: found.total, moreUrl: moreUrl(found.total, found.items, section.id, context) }
}

function find(settings: SettingsOf<'trainings'>, context: LoadContext) {
  const { source, vocabulary, terms, ids } = settings
  // Chosen trainings are shown as chosen: `size` is for lists that have no end of their own.
  const size = source === 'custom' ? ids.length : settings.size
  return listTrainings(context.reader, {
    ...listing(context),
    catalogue: context.catalogue,
    filter: { ...filterOf(settings), ...paging(size, context) },
    ...(source === 'vocabulary' ? { terms: { [vocabulary]: terms } } : {}),
  })
}

export const recommendedTrainings: Loader<'recommended'> = (settings, context, section) =>
  recommended(settings, context, section.id)

export const continueLearning: Loader<'continue_learning'> = async (settings, context) => {
  if (!context.user) return { items: [], moreUrl: null }
  const { items, total } = await continueTrainings(context.reader, {
    user: context.user,
    language: context.language,
    siteLanguage: context.siteLanguage,
    now: context.now,
    limit: settings.size,
  })
  return { items, moreUrl: total > items.length ? '/trainings' : null }
}

async function recommended(settings: { size: number }, context: LoadContext, sectionId: number) {
  if (!context.user) return { trainings: [], total: 0, moreUrl: null }
  const found = await recommendTrainings(context.reader, context.catalogue, {
    ...listing(context),
    ...paging(settings.size, context),
    user: context.user,
  })
  return { trainings: found.items, total: found.total, moreUrl: moreUrl(found.total, found.items, sectionId, context) }
}

function listing({ user, language, siteLanguage, now }: LoadContext) {
  return { user, language, siteLanguage, now }
}

function paging(size: number, { page }: LoadContext): { limit: number; page: number } {
  return page ? { limit: page.size, page: page.number } : { limit: size, page: 0 }
}

function filterOf({ source, order_by, ids }: SettingsOf<'trainings'>): TrainingFilter {
  const common: TrainingFilter = { include_own: true, linked: true, multilingual: true }
  if (source === 'custom') return { ...common, ids }
  return {
    ...common,
    // 'personalized' sends no order: learners get their own, visitors what is taken most.
    ...(order_by === 'personalized' ? {} : { order_by }),
    ...(source === 'free' ? { free: true } : {}),
  }
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
