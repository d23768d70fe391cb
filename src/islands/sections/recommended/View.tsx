import { TrainingSet } from '../TrainingSet.tsx'
import type { SectionView } from '../view.ts'

export const RecommendedView: SectionView<'recommended'> = ({ settings, ...rest }) =>
  rest.data.trainings.length > 0 ? <TrainingSet {...rest} layout={settings.layout} /> : null
