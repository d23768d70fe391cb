import { readRoleMatrix, saveRoleMatrix } from '#server/accounts/roleMatrix.ts'
import { endpoint, otherMethods } from '#server/http/endpoint.ts'
import { readSessionCookie } from '#server/http/sessionCookie.ts'
import { RoleMatrix, RoleMatrixChange } from '#shared/contract/roleMatrix.ts'
import { staleRevisionMembers } from '#shared/contract/staleRevision.ts'

export const GET = endpoint({
  summary: 'Returns what each role may do.',
  access: 'site_settings',
  answer: RoleMatrix,
  run: async ({ locals: { db } }) => ({ data: await readRoleMatrix(db.reader) }),
})

export const POST = endpoint({
  summary:
    'Changes what the given roles may do, from the next request on. Only holders of the role `administrator`, which holds everything, may do this, with a password given in the last 15 minutes. With a `revision` it returns 409 if the roles have been saved since.',
  access: 'site_settings',
  body: RoleMatrixChange,
  answer: RoleMatrix,
  refuses: { 409: staleRevisionMembers },
  async run({ body, user, cookies, locals: { db, origin, now } }) {
    const actor = { user, session: readSessionCookie(cookies, origin) ?? '', now }
    return { data: await saveRoleMatrix(db, actor, body) }
  },
})

export const ALL = otherMethods({ GET, POST })
