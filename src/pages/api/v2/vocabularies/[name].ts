import { z } from 'zod'
import { endpoint, otherMethods } from '#server/http/endpoint.ts'
import { changeVocabulary, removeVocabulary, requireManagedVocabulary } from '#server/taxonomy/saveVocabulary.ts'
import { ManagedVocabulary, VocabularyChange, VocabularyPath } from '#shared/contract/vocabularies.ts'

export const PATCH = endpoint({
  summary:
    'Changes the label of a vocabulary, or its labels in other languages. With the values in `shown` it returns 409 if ' +
    'others are stored by then.',
  access: 'site_settings',
  params: VocabularyPath,
  body: VocabularyChange,
  answer: ManagedVocabulary,
  refuses: { 409: {} },
  async run({ params, body, user, locals: { db, now } }) {
    const data = await db.transact(async (tx) => {
      await changeVocabulary(tx, params.name, body, { by: user.uid, now })
      return requireManagedVocabulary(tx, params.name)
    })
    return { data }
  },
})

export const DELETE = endpoint({
  summary: 'Deletes a vocabulary without terms, unless the site itself uses it.',
  access: 'site_settings',
  params: VocabularyPath,
  answer: z.null(),
  status: 204,
  refuses: { 409: {} },
  async run({ params, user, locals: { db, now } }) {
    await db.transact((tx) => removeVocabulary(tx, params.name, { by: user.uid, now }))
    return { data: null }
  },
})

export const ALL = otherMethods({ PATCH, DELETE })
