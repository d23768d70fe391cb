import { endpoint, otherMethods } from '#server/http/endpoint.ts'
import { moveImport } from '#server/imports/prepareImport.ts'
import { presentImport } from '#server/imports/storedImports.ts'
import { ImportJob, ImportPath } from '#shared/contract/imports.ts'

export const POST = endpoint({
  summary: 'Continues an import of people that was stopped or failed, after the last row that is done.',
  access: 'site_settings',
  params: ImportPath,
  answer: ImportJob,
  async run({ params: { id }, user, locals: { db, now, t } }) {
    const held = await moveImport(db, { kind: 'people', id, action: 'resume', by: user.uid, now })
    return { data: presentImport(held, t) }
  },
})

export const ALL = otherMethods({ POST })
