import { scimBase } from '#shared/paths.ts'
import type { Refusal } from '#shared/refusal.ts'
import type { ScimEdit } from '../accounts/scim/saveScimUser.ts'
import type { KeyHolder } from '../people/apiKeys.ts'
import { methodNotAllowed, refusalOf } from './answer.ts'
import { admittedByKey } from './apiKey.ts'
import { readJsonBody } from './body.ts'
import type { CallHandler } from './callContext.ts'

const TYPE = 'application/scim+json'
const MESSAGES = 'urn:ietf:params:scim:api:messages:2.0'

/** The arguments of a call of SCIM. */
interface ScimCall {
  id: string
  query: URLSearchParams
  /** Reads the body: JSON in UTF-8. */
  body(): Promise<unknown>
  holder: KeyHolder
  edit: ScimEdit
  locals: App.Locals
}

interface ScimAnswer {
  data?: object
  status?: 200 | 201 | 204
  location?: string
}

/**
 * Declares one method of a path of SCIM 2.0 (RFC 7644): an API key with the scope `scim` admits, and refusals have the
 * form of that standard.
 */
export function scimEndpoint(run: (call: ScimCall) => Promise<ScimAnswer>): CallHandler {
  return async ({ request, params, url, locals }) => {
    try {
      const holder = await admittedByKey(request, 'scim', locals)
      const { origin, now, site } = locals
      const languages = site.languages.map(({ langcode }) => langcode)
      const {
        data,
        status = 200,
        location,
      } = await run({
        id: params.id ?? '',
        query: url.searchParams,
        body: () => readJsonBody(request, { type: TYPE }),
        holder,
        edit: { agent: holder.name, base: `${origin}${scimBase}`, languages, now },
        locals,
      })
      return answered(data, status, location ? { Location: location } : {})
    } catch (error) {
      return answerScimFailure(error, locals)
    }
  }
}

/** The answer to every method that a path does not have. */
export function otherScimMethods(...methods: string[]): CallHandler {
  return ({ locals }) => answerScimFailure(methodNotAllowed(methods.join(', ')), locals)
}

/** A list as SCIM frames it (RFC 7644, section 3.4.2). */
export function scimList(resources: readonly object[], { total = resources.length, startIndex = 1 } = {}): object {
  return {
    schemas: [`${MESSAGES}:ListResponse`],
    totalResults: total,
    startIndex,
    itemsPerPage: resources.length,
    Resources: resources,
  }
}

/** The words of SCIM for the reasons of a refusal (RFC 7644, section 3.12). */
const words: Record<string, string> = {
  taken: 'uniqueness',
  filter: 'invalidFilter',
  json: 'invalidSyntax',
  last_administrator: 'mutability',
}
/** The attributes of SCIM by the fields of an account. */
const attributes: Record<string, string> = {
  name: 'userName',
  mail: 'emails',
  first_name: 'name.givenName',
  last_name: 'name.familyName',
  full_name: 'displayName',
  external_id: 'externalId',
  language: 'preferredLanguage',
  status: 'active',
}
const ownWords = new Set(['invalidFilter', 'invalidPath', 'noTarget', 'invalidSyntax', 'mutability', 'invalidValue'])

/** The refusal of an error in the form of SCIM (RFC 7644, section 3.12), in the user's language. */
export function answerScimFailure(error: unknown, locals: App.Locals): Response {
  const refusal = refusalOf(error, locals)
  const { status, problems, headers } = refusal
  const detail = problems.map((problem) => [
    attributes[problem.path] ?? problem.path,
    locals.t(problem.message, problem.values),
  ])
  return answered(
    {
      schemas: [`${MESSAGES}:Error`],
      status: String(status),
      ...scimTypeOf(refusal),
      detail: detail.map(([path, message]) => (path ? `${path}: ${message}` : message)).join(' '),
    },
    status,
    headers,
  )
}

function scimTypeOf({ status, problems }: Refusal): { scimType?: string } {
  if (status !== 400 && status !== 409) return {}
  const code = problems[0]?.code ?? ''
  return { scimType: words[code] ?? (ownWords.has(code) ? code : 'invalidValue') }
}

function answered(data: object | undefined, status: number, headers: Record<string, string>): Response {
  const usual = { 'Cache-Control': 'private, no-store', ...headers }
  if (data === undefined || status === 204) return new Response(null, { status: 204, headers: usual })
  return new Response(JSON.stringify(data), { status, headers: { ...usual, 'Content-Type': `${TYPE}; charset=utf-8` } })
}
