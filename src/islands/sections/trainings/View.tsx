import { TrainingSet } from '../TrainingSet.tsx'
import type { SectionView } from '../view.ts'

/** The chosen or filtered trainings; nothing without any. */
export const TrainingsView: SectionView<'trainings'> = ({ settings, ...rest }) =>
  rest.data.trainings.length > 0 ? <TrainingSet {...rest} layout={settings.layout} /> : null
