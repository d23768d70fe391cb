import { endpoint, otherMethods } from '#server/http/endpoint.ts'
import { listVocabularies } from '#server/taxonomy/listTaxonomy.ts'
import { createVocabulary, requireManagedVocabulary } from '#server/taxonomy/saveVocabulary.ts'
import { Vocabulary } from '#shared/contract/taxonomy.ts'
import { ManagedVocabulary, NewVocabulary } from '#shared/contract/vocabularies.ts'

export const GET = endpoint({
  summary: 'Lists the vocabularies by which trainings are filtered and audiences are chosen.',
  access: 'public',
  answer: Vocabulary,
  list: true,
  run: async ({ locals: { db, visit } }) => ({ data: await listVocabularies(db.reader, visit) }),
})

export const POST = endpoint({
  summary: 'Creates a vocabulary. Its `name` stays; trainings are filtered by it.',
  access: 'site_settings',
  body: NewVocabulary,
  answer: ManagedVocabulary,
  status: 201,
  async run({ body, user, locals: { db, now } }) {
    const data = await db.transact(async (tx) => {
      await createVocabulary(tx, body, { by: user.uid, now })
      return requireManagedVocabulary(tx, body.name)
    })
    return { data }
  },
})

export const ALL = otherMethods({ GET, POST })
