import { endpoint, otherMethods } from '#server/http/endpoint.ts'
import { listTerms } from '#server/taxonomy/listTaxonomy.ts'
import { createTerm, requireTerm } from '#server/taxonomy/saveTerm.ts'
import { Term, TermFilter } from '#shared/contract/taxonomy.ts'
import { ManagedTerm, NewTerm } from '#shared/contract/vocabularies.ts'

export const GET = endpoint({
  summary: 'Lists the terms of a vocabulary in their order; `parent=0` are those at the top.',
  access: 'public',
  query: TermFilter,
  answer: Term,
  list: true,
  async run({ query, locals: { db, visit } }) {
    const { terms, meta } = await listTerms(db.reader, query, visit)
    return { data: terms, meta }
  },
})

export const POST = endpoint({
  summary: 'Adds a term to a vocabulary, after the others with the same `parent` (0: at the top).',
  access: 'site_settings',
  body: NewTerm,
  answer: ManagedTerm,
  status: 201,
  refuses: { 404: {} },
  run: async ({ body, user, locals: { db, now } }) => ({
    data: await db.transact(async (tx) => requireTerm(tx, await createTerm(tx, body, { by: user.uid, now }))),
  }),
})

export const ALL = otherMethods({ GET, POST })
