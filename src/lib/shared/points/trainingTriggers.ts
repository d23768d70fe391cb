import type { Trigger } from './rules.ts'

/** The triggers whose object is a training: "once per object" means once for each training. */
export const trainingTriggers: readonly Trigger[] = [
  'training_completed',
  'session_attended',
  'test_passed',
  'certificate_issued',
]
