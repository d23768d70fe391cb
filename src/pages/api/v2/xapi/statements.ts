import { endpoint, otherMethods } from '#server/http/endpoint.ts'
import { requireStatement } from '#server/events/xapi/requireStatement.ts'
import { identified } from '#server/events/xapi/readStatement.ts'
import { storeStatements } from '#server/events/xapi/storeStatements.ts'
import { requireVersion, versionHeaders } from '#server/events/xapi/version.ts'
import { AskedStatement, PutStatement, XapiStatement, Statements } from '#shared/contract/xapi.ts'
import { z } from 'zod'

const declared = { access: { key: 'xapi' }, bare: true, headers: versionHeaders } as const

export const GET = endpoint({
  ...declared,
  summary:
    'Returns an xAPI statement that was sent with the same key: `statementId`, or `voidedStatementId` for a voided one.',
  query: AskedStatement,
  refuses: { 404: {} },
  answer: XapiStatement,
  async run({ query, holder: { source }, request, locals: { db, now } }) {
    requireVersion(request.headers.get('x-experience-api-version'))
    const { statementId, voidedStatementId } = query
    const voided = statementId === undefined
    const id = statementId ?? voidedStatementId ?? ''
    const data = await requireStatement(db.reader, { source, id, voided })
    return { data, headers: { 'X-Experience-API-Consistent-Through': now.toISOString() } }
  },
})

export const POST = endpoint({
  ...declared,
  summary:
    'Receives xAPI statements, one or a list, all or none; completed, passed, attended and scored can earn points. An actor is a user by `mbox`, or by an `account` with a username and the address of this site or a home page that the API key names. Returns their identifiers.',
  body: Statements,
  answer: z.array(z.string()),
  refuses: { 409: {} },
  async run({ body, holder, request, locals: { db, origin, visit } }) {
    requireVersion(request.headers.get('x-experience-api-version'))
    const sending = { holder, statements: body, origin, newId: () => crypto.randomUUID() }
    return { data: await storeStatements(db, sending, visit) }
  },
})

export const PUT = endpoint({
  ...declared,
  summary: 'Receives one xAPI statement with the identifier of the sender.',
  query: PutStatement,
  body: XapiStatement,
  answer: z.null(),
  status: 204,
  refuses: { 409: {} },
  async run({ query: { statementId }, body, holder, request, locals: { db, origin, visit } }) {
    requireVersion(request.headers.get('x-experience-api-version'))
    const statement = identified(body, statementId)
    const sending = { holder, statements: [statement], origin, newId: () => statementId }
    await storeStatements(db, sending, visit)
    return { data: null }
  },
})

export const ALL = otherMethods({ GET, POST, PUT })
