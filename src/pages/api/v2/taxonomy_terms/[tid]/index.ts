import { z } from 'zod'
import { endpoint, otherMethods } from '#server/http/endpoint.ts'
import { removeTerm } from '#server/structures/removeStructure.ts'
import { changeTerm, requireTerm } from '#server/taxonomy/saveTerm.ts'
import { ManagedTerm, StructureUses, TermChange, TermPath } from '#shared/contract/vocabularies.ts'

export const PATCH = endpoint({
  summary:
    'Renames a term, or moves it with the terms under it: `parent` is the term above (0: the top), `position` its place ' +
    'there. With the values in `shown` it returns 409 if others are stored by then.',
  access: 'site_settings',
  params: TermPath,
  body: TermChange,
  answer: ManagedTerm,
  refuses: { 409: {} },
  async run({ params: { tid }, body, user, locals: { db, now } }) {
    const data = await db.transact(async (tx) => {
      await changeTerm(tx, tid, body, { by: user.uid, now })
      return requireTerm(tx, tid)
    })
    return { data }
  },
})

export const DELETE = endpoint({
  summary: 'Deletes a term that nothing names. Otherwise `uses` says what names it.',
  access: 'site_settings',
  params: TermPath,
  answer: z.null(),
  status: 204,
  refuses: { 409: { uses: StructureUses } },
  async run({ params, user, locals: { db, now, runtime } }) {
    const { log } = runtime
    await db.transact((tx) => removeTerm(tx, params.tid, { by: user.uid, now, log }))
    return { data: null }
  },
})

export const ALL = otherMethods({ PATCH, DELETE })
