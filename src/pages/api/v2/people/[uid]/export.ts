import { endpoint, otherMethods } from '#server/http/endpoint.ts'
import { exportPerson } from '#server/privacy/exportPerson.ts'
import { PersonExport } from '#shared/contract/managedPeople.ts'
import { UserPath } from '#shared/contract/people.ts'

export const GET = endpoint({
  summary:
    'Returns everything that the site stores about a person, by table, without secrets. For holders of the role `administrator`; the audit log notes it.',
  access: 'site_settings',
  params: UserPath,
  answer: PersonExport,
  async run({ params: { uid }, user, locals: { db, now } }) {
    return { data: await exportPerson(db, { user, session: '', now }, uid) }
  },
})

export const ALL = otherMethods({ GET })
