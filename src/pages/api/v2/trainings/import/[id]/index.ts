import { endpoint, otherMethods } from '#server/http/endpoint.ts'
import { presentImport, requireImport } from '#server/imports/storedImports.ts'
import { ImportJob, ImportPath } from '#shared/contract/imports.ts'

export const GET = endpoint({
  summary: 'Returns the state and progress of an import of trainings, with the rows that it left out.',
  access: 'site_settings',
  params: ImportPath,
  answer: ImportJob,
  run: async ({ params: { id }, locals: { db, t } }) => ({
    data: presentImport(await requireImport(db.reader, 'trainings', id), t),
  }),
})

export const ALL = otherMethods({ GET })
