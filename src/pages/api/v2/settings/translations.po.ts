import { endpoint, otherMethods, StreamedText } from '#server/http/endpoint.ts'
import { exportPo } from '#server/translations/exportPo.ts'
import { requireLanguage } from '#server/translations/requireLanguage.ts'
import { TranslationExport } from '#shared/contract/translations.ts'

export const GET = endpoint({
  summary: 'Returns every text of the interface in a language as a PO file (gettext).',
  access: 'site_settings',
  query: TranslationExport,
  answer: StreamedText,
  streams: 'text/x-gettext-translation',
  run: async ({ query, locals: { db, now, language: own } }) => {
    const { language = own } = query
    await requireLanguage(db.reader, language)
    return {
      data: exportPo(db.reader, language, now),
      headers: { 'Content-Disposition': `attachment; filename="translations-${language}.po"` },
    }
  },
})

export const ALL = otherMethods({ GET })
