import { endpoint, otherMethods } from '#server/http/endpoint.ts'
import { listTerms } from '#server/taxonomy/listTaxonomy.ts'
import { Term, TermFilter } from '#shared/contract/taxonomy.ts'

export const GET = endpoint({
  summary: 'The terms of a vocabulary in their order; `parent=0` are those at the top.',
  access: 'public',
  query: TermFilter,
  answer: Term,
  list: true,
  async run({ query, locals: { db, visit } }) {
    const { terms, meta } = await listTerms(db.reader, query, visit)
    return { data: terms, meta }
  },
})

export const ALL = otherMethods({ GET })
