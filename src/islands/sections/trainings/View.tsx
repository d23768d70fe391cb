import { TrainingSet } from '../TrainingSet.tsx'
import type { SectionView } from '../view.ts'

export const TrainingsView: SectionView<'trainings'> = ({ settings, ...rest }) =>
  rest.data.trainings.length > 0 ? <TrainingSet {...rest} layout={settings.layout} /> : null
