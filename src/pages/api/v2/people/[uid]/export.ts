import { endpoint, otherMethods } from '#server/http/endpoint.ts'
import { readSessionCookie } from '#server/http/sessionCookie.ts'
import { exportPerson } from '#server/privacy/exportPerson.ts'
import { PersonExport } from '#shared/contract/managedPeople.ts'
import { UserPath } from '#shared/contract/people.ts'

export const GET = endpoint({
  summary:
    'Returns everything that the site stores about a person, by table, without secrets. For holders of the role `administrator` with a login or password of the last 15 minutes; the audit log notes it.',
  access: 'site_settings',
  params: UserPath,
  answer: PersonExport,
  async run({ params: { uid }, user, cookies, locals: { db, origin, now } }) {
    const session = readSessionCookie(cookies, origin) ?? ''
    return { data: await exportPerson(db, { user, session, now }, uid) }
  },
})

export const ALL = otherMethods({ GET })
