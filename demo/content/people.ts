import { cast } from './cast.ts'
import { learners } from './learners.ts'
import type { DemoPerson } from './types.ts'

/** Everyone in the demo academy, those one can sign in as first. */
export const people: readonly DemoPerson[] = [...cast, ...learners]
