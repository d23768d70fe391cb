import { continueTrainings } from '../../enrolments/continueTrainings.ts'
import type { Loader } from './loader.ts'

/** Loads the trainings that the learner has begun; none for a visitor. */
export const loadContinueLearning: Loader<'continue_learning'> = async (settings, context) => {
  const { user, language, siteLanguage, now } = context
  if (!user) return { items: [], moreUrl: null }
  const visit = { user, language, siteLanguage, now }
  const { items, total } = await continueTrainings(context.reader, { ...visit, limit: settings.size })
  return { items, moreUrl: total > items.length ? '/trainings' : null }
}
