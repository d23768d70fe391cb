import { TrainingSet } from '../TrainingSet.tsx'
import type { SectionView } from '../view.ts'

/** The trainings that fit this learner; nothing without any. */
export const RecommendedView: SectionView<'recommended'> = ({ settings, ...rest }) =>
  rest.data.trainings.length > 0 ? <TrainingSet {...rest} layout={settings.layout} /> : null
