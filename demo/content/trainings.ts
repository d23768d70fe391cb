import { dataTrainings } from './trainings/data.ts'
import { designTrainings } from './trainings/design.ts'
import { financeTrainings } from './trainings/finance.ts'
import { languageTrainings } from './trainings/languages.ts'
import { leadershipTrainings } from './trainings/leadership.ts'
import { programmingTrainings } from './trainings/programming.ts'
import { safetyTrainings } from './trainings/safety.ts'
import { writingTrainings } from './trainings/writing.ts'
import type { DemoTraining } from './types.ts'

/** The demo academy's whole catalogue. */
export const trainings: readonly DemoTraining[] = [
  ...leadershipTrainings,
  ...dataTrainings,
  ...safetyTrainings,
  ...languageTrainings,
  ...designTrainings,
  ...programmingTrainings,
  ...financeTrainings,
  ...writingTrainings,
]
