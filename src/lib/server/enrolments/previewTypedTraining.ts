import type { TrainingPreviewForm } from '#shared/contract/trainingPreview.ts'
import { toInstant } from '#shared/instant.ts'
import type { TermRef, Training } from '#shared/contract/trainings.ts'
import { noManagedText } from '#shared/contract/managedTrainings.ts'
import { namedTerms } from '../catalogue/cards/cards.ts'
import { storedTraining, textsToStore } from '../catalogue/desk/managedTraining.ts'
import { emptyTraining } from '../catalogue/desk/saveManagedTraining.ts'
import { inputOf, trainingColumns } from '../catalogue/save/trainingInput.ts'
import type { Reader } from '../db/database.ts'
import type { TrainingRow } from '../db/schema/catalogue.ts'
import type { Visit } from '../people/visit.ts'
import { presentTraining } from './findTraining.ts'

/**
 * Shows a training that is being edited as learners who are not enrolled would see it. It only reads.
 * @throws Refusal 404
 */
export async function previewTypedTraining(
  reader: Reader,
  { id, language, training: typed }: TrainingPreviewForm,
  site: Visit,
): Promise<{ training: Training; language: string }> {
  const visit = { ...site, language: language || site.language }
  const stored = id === null ? undefined : await storedTraining(reader, id)
  const before = stored ? inputOf(stored) : { ...emptyTraining, language: site.siteLanguage, next_session_at: null }
  const { texts = {}, revision: _, ...fields } = typed
  const titled = textsToStore(texts)
  const input = {
    ...before,
    ...fields,
    // A new training has no title at first.
    texts: Object.keys(titled).length > 0 ? titled : { [visit.language]: noManagedText },
  }
  const row = { ...(stored?.row ?? newRow(toInstant(site.now))), ...trainingColumns(input) } as TrainingRow // why: the columns that a new training lacks do not matter here
  const terms = await termRefs(reader, input.terms, visit)
  return { training: await presentTraining(reader, row, null, visit, terms), language: visit.language }
}

function newRow(at: string) {
  return { id: 0, popularity: 0, revision: 1, created: at, changed: at, changed_at: 0, changed_by: null }
}

/** The terms by vocabulary; those that do not exist are left out. */
async function termRefs(reader: Reader, tids: readonly number[], visit: Visit): Promise<TermRef[]> {
  if (tids.length === 0) return []
  const rows = await reader
    .selectFrom('terms')
    .innerJoin('vocabularies', 'vocabularies.id', 'terms.vocabulary_id')
    .select(['tid', 'machine_name'])
    .where('tid', 'in', tids)
    .orderBy('vocabularies.id')
    .orderBy('terms.weight')
    .orderBy('tid')
    .execute()
  const chosen = Object.groupBy(rows, ({ machine_name }) => machine_name)
  const byVocabulary = Object.entries(chosen).map(([name, some = []]) => [name, some.map(({ tid }) => tid)])
  return namedTerms(reader, Object.fromEntries(byVocabulary), visit)
}
