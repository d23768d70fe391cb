import { endpoint, otherMethods } from '#server/http/endpoint.ts'
import { importTranslations } from '#server/translations/importTranslations.ts'
import { staleRevisionMembers } from '#shared/contract/staleRevision.ts'
import { TranslationFile, TranslationReport } from '#shared/contract/translations.ts'

export const POST = endpoint({
  summary:
    'Imports texts of the interface from a CSV file (columns `source`, `form`, `text`) or a PO file. Good rows are saved, bad rows are named; with `dry_run` nothing is saved.',
  access: 'site_settings',
  body: TranslationFile,
  answer: TranslationReport,
  refuses: { 409: staleRevisionMembers },
  run: async ({ body, user, locals: { db, now, t } }) => ({
    data: await importTranslations(db, body, { t, by: user.uid, now }),
  }),
})

export const ALL = otherMethods({ POST })
