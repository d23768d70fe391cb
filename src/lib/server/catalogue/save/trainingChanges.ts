import { listTags } from '../facts/changes.ts'
import type { StoredTraining } from './storedTrainings.ts'
import type { TrainingColumns, TrainingInput } from './trainingInput.ts'

/** Returns the names of the columns and relations that would change. */
export function trainingChanges(
  stored: StoredTraining,
  columns: TrainingColumns,
  training: TrainingInput,
): Set<string> {
  const changed = new Set<string>()
  for (const [name, value] of Object.entries(columns)) {
    if (stored.row[name as keyof TrainingColumns] !== value) changed.add(name)
  }
  if (!isSame(stored.terms, training.terms)) changed.add('terms')
  if (!isSame(stored.organizations, training.organizations)) changed.add('organizations')
  return changed
}

const decidesMembership = [
  'published',
  'terms',
  'organizations',
  'type',
  'language',
  'provider',
  'price_amount',
  'price_currency',
]

/** Returns the cache tags that these changes touch; `null` stands for a new training. */
export function tagsOf(id: number, changed: ReadonlySet<string> | null): string[] {
  const own = `training:${id}`
  if (changed === null || decidesMembership.some((name) => changed.has(name))) return [own, ...listTags]
  const tags = [own]
  if (changed.has('title_key') || changed.has('translations')) tags.push('trainings:title')
  // Lists without an order begin with trainings that are described in the reader's language.
  if (changed.has('translations')) tags.push('trainings:popular')
  if (changed.has('next_session_at')) tags.push('trainings:start_date')
  return tags
}

function isSame(stored: readonly number[], wanted: readonly number[]): boolean {
  const sorted = [...new Set(wanted)].toSorted((a, b) => a - b)
  return stored.length === sorted.length && stored.every((id, place) => id === sorted[place])
}
