import { cast } from './cast.ts'
import { learners } from './learners.ts'
import type { DemoPerson } from './types.ts'

/** Everyone in the demo academy, first the users that visitors can sign in as. */
export const people: readonly DemoPerson[] = [...cast, ...learners]
