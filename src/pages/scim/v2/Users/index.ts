import { findScimUsers } from '#server/accounts/scim/findScimUsers.ts'
import { readScimQuery } from '#server/accounts/scim/readScimQuery.ts'
import { createScimUser } from '#server/accounts/scim/saveScimUser.ts'
import { presentScimUser } from '#server/accounts/scim/scimUser.ts'
import { otherScimMethods, scimEndpoint, scimList } from '#server/http/scim.ts'

export const GET = scimEndpoint(async ({ query, edit, locals: { db } }) => {
  const asked = readScimQuery(query)
  const { rows, total } = await findScimUsers(db.reader, asked)
  return {
    data: scimList(
      rows.map((row) => presentScimUser(row, edit.base)),
      { total, startIndex: asked.startIndex },
    ),
  }
})

export const POST = scimEndpoint(async ({ body, edit, locals: { db } }) => {
  const data = await createScimUser(db, await body(), edit)
  return { data, status: 201, location: data.meta.location }
})

export const ALL = otherScimMethods('GET', 'POST')
