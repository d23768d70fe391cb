import { endpoint, otherMethods, StreamedText } from '#server/http/endpoint.ts'
import { exportCsv } from '#server/translations/exportCsv.ts'
import { requireLanguage } from '#server/translations/requireLanguage.ts'
import { TranslationExport } from '#shared/contract/translations.ts'

export const GET = endpoint({
  summary: 'Returns every text of the interface in a language as a CSV file, one line for each plural form.',
  access: 'site_settings',
  query: TranslationExport,
  answer: StreamedText,
  streams: 'text/csv',
  run: async ({ query, locals: { db, language: own } }) => {
    const { language = own } = query
    await requireLanguage(db.reader, language)
    return {
      data: exportCsv(db.reader, language),
      headers: { 'Content-Disposition': `attachment; filename="translations-${language}.csv"` },
    }
  },
})

export const ALL = otherMethods({ GET })
