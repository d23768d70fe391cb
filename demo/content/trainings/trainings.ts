import { dataTrainings } from './data.ts'
import { designTrainings } from './design.ts'
import { financeTrainings } from './finance.ts'
import { languageTrainings } from './languages.ts'
import { leadershipTrainings } from './leadership.ts'
import { programmingTrainings } from './programming.ts'
import { safetyTrainings } from './safety.ts'
import { writingTrainings } from './writing.ts'
import type { DemoTraining } from '../types.ts'

/** The demo academy's whole catalogue. */
export const demoTrainings: readonly DemoTraining[] = [
  ...leadershipTrainings,
  ...dataTrainings,
  ...safetyTrainings,
  ...languageTrainings,
  ...designTrainings,
  ...programmingTrainings,
  ...financeTrainings,
  ...writingTrainings,
]
