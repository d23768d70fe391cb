import { endpoint, otherMethods } from '#server/http/endpoint.ts'
import { readSessionCookie } from '#server/http/sessionCookie.ts'
import { moveImport } from '#server/imports/prepareImport.ts'
import { presentImport } from '#server/imports/storedImports.ts'
import { ImportJob, ImportPath } from '#shared/contract/imports.ts'

export const POST = endpoint({
  summary:
    'Continues an import of people that was stopped or failed, after the last row that is done; it needs a login or password of the last 15 minutes.',
  access: 'site_settings',
  params: ImportPath,
  answer: ImportJob,
  async run({ params: { id }, user, cookies, locals: { db, origin, now, t } }) {
    const session = readSessionCookie(cookies, origin) ?? ''
    const held = await moveImport(db, { kind: 'people', id, action: 'resume', by: user.uid, session, now })
    return { data: presentImport(held, t) }
  },
})

export const ALL = otherMethods({ POST })
