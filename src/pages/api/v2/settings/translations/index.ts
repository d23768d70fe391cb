import { endpoint, otherMethods } from '#server/http/endpoint.ts'
import { listInterfaceTexts } from '#server/translations/listInterfaceTexts.ts'
import { requireLanguage } from '#server/translations/requireLanguage.ts'
import { saveTranslations } from '#server/translations/saveTranslations.ts'
import { staleRevisionMembers } from '#shared/contract/staleRevision.ts'
import { InterfaceText, InterfaceTextQuery, TranslationsChange } from '#shared/contract/translations.ts'

export const GET = endpoint({
  summary:
    'Lists the texts of the interface in a language (by default the one of the user), each with the original text and that of the site. `show` chooses what is missing, changed by the site, or changed in the software since then; `s` searches sources and texts.',
  access: 'site_settings',
  query: InterfaceTextQuery,
  answer: InterfaceText,
  list: true,
  async run({ query, locals: { db, language: own } }) {
    const { language = own } = query
    await requireLanguage(db.reader, language)
    const { texts: data, meta } = await listInterfaceTexts(db.reader, language, query)
    return { data, meta }
  },
})

export const POST = endpoint({
  summary:
    'Saves texts of the interface in a language, all of them or none, and returns them. An empty text is the one of the product again. Every plural form and placeholder is checked.',
  access: 'site_settings',
  body: TranslationsChange,
  answer: InterfaceText,
  list: true,
  refuses: { 409: staleRevisionMembers },
  run: async ({ body, user, locals: { db, now } }) => ({
    data: await saveTranslations(db, body, { by: user.uid, now }),
  }),
})

export const ALL = otherMethods({ GET, POST })
