import { endpoint, otherMethods } from '#server/http/endpoint.ts'
import { readSessionCookie } from '#server/http/sessionCookie.ts'
import { exportOwnData } from '#server/privacy/exportPerson.ts'
import { PersonExport } from '#shared/contract/managedPeople.ts'

export const GET = endpoint({
  summary:
    'Returns everything that the site stores about the user of the call, by table, without secrets and without the names of others. It needs a login or password of the last 15 minutes; the audit log notes it.',
  access: 'signed-in',
  answer: PersonExport,
  refuses: { 429: {} },
  async run({ user, cookies, locals: { db, origin, now } }) {
    const session = readSessionCookie(cookies, origin) ?? ''
    return { data: await exportOwnData(db, { user, session, now }) }
  },
})

export const ALL = otherMethods({ GET })
