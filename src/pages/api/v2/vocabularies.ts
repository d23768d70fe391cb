import { endpoint, otherMethods } from '#server/http/endpoint.ts'
import { listVocabularies } from '#server/taxonomy/listTaxonomy.ts'
import { Vocabulary } from '#shared/contract/taxonomy.ts'

export const GET = endpoint({
  summary: 'The vocabularies by which trainings are filtered and audiences are chosen.',
  access: 'public',
  answer: Vocabulary,
  list: true,
  run: async ({ locals: { db, visit } }) => ({ data: await listVocabularies(db.reader, visit) }),
})

export const ALL = otherMethods({ GET })
