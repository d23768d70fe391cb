import { endpoint, otherMethods } from '#server/http/endpoint.ts'
import { readSessionCookie } from '#server/http/sessionCookie.ts'
import { takeImport } from '#server/imports/takeImport.ts'
import { ImportAnswer, ImportBody } from '#shared/contract/imports.ts'

export const POST = endpoint({
  summary:
    'Imports a CSV file of people with a login or password of the last 15 minutes (columns `mail`, `first_name`, `external_id`, `organizations`, `roles` …) in the background: good rows are saved, bad ones are reported. A second import updates and never doubles. With `dry_run` it writes nothing and names each row that it would leave out.',
  access: 'site_settings',
  body: ImportBody,
  answer: ImportAnswer,
  status: 201,
  also: 200,
  async run({ body, user, cookies, locals: { db, origin, now, t } }) {
    const session = readSessionCookie(cookies, origin) ?? ''
    const data = await takeImport(db, { kind: 'people', body, by: user.uid, session, now }, t)
    return { data, status: 'dry_run' in data ? 200 : 201 }
  },
})

export const ALL = otherMethods({ POST })
