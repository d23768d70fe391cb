import { recommendTrainings } from '../../catalogue/list/recommendTrainings.ts'
import type { Loader } from './loader.ts'
import { listVisit, paging, trainingsData } from './trainingList.ts'

/** Loads the trainings recommended to the learner; none for a visitor. */
export const loadRecommended: Loader<'recommended'> = async (settings, context, section) => {
  const { reader, catalogue, user } = context
  if (!user) return { trainings: [], total: 0, moreUrl: null }
  const query = { ...listVisit(context), ...paging(settings.size, context), user }
  return trainingsData(await recommendTrainings(reader, catalogue, query), section, context)
}
