import { requireScimUser } from '#server/accounts/scim/findScimUsers.ts'
import { blockScimUser, patchScimUser, replaceScimUser } from '#server/accounts/scim/saveScimUser.ts'
import { presentScimUser } from '#server/accounts/scim/scimUser.ts'
import { otherScimMethods, scimEndpoint } from '#server/http/scim.ts'

export const GET = scimEndpoint(async ({ id, edit, locals: { db } }) => ({
  data: presentScimUser(await requireScimUser(db.reader, id), edit.base),
}))

export const PUT = scimEndpoint(async ({ id, body, edit, locals: { db } }) => ({
  data: await replaceScimUser(db, id, await body(), edit),
}))

export const PATCH = scimEndpoint(async ({ id, body, edit, locals: { db } }) => ({
  data: await patchScimUser(db, id, await body(), edit),
}))

export const DELETE = scimEndpoint(async ({ id, edit, locals: { db } }) => {
  await blockScimUser(db, id, edit)
  return { status: 204 }
})

export const ALL = otherScimMethods('GET', 'PUT', 'PATCH', 'DELETE')
