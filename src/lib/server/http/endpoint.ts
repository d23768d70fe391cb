import type { APIContext, APIRoute } from 'astro'
import type { z } from 'zod'
import { type PageMeta, wholeList } from '#shared/contract/common.ts'
import { problemsOf } from '#shared/contract/problems.ts'
import { readQuery } from '#shared/contract/query.ts'
import { invalid } from '#shared/refusal.ts'
import { admitted, type AskerFor, type EndpointAccess, type HolderFor } from './admitted.ts'
import { answerData, answerFailure, methodNotAllowed } from './answer.ts'
import { readJsonBody } from './body.ts'
import { answeredBefore, keepAnswer } from './idempotency.ts'
import { withoutEchoes } from './withoutEchoes.ts'

/** What a call answers: one thing or a list (`meta` given), with a status other than 200 where it created something. */
export interface Answer<T> {
  data: T
  meta?: PageMeta | Record<string, unknown>
  status?: 200 | 201 | 204
  headers?: Record<string, string>
}

/** What `run` gets: checked parameters, and who asks when. */
export interface Call<Access extends EndpointAccess, Params, Query, Body> {
  params: Params
  query: Query
  body: Body
  user: AskerFor<Access>
  holder: HolderFor<Access>
  locals: App.Locals
  /** The `Idempotency-Key` header, where the caller sent one. */
  idempotencyKey: string | null
  cookies: APIContext['cookies']
  request: Request
}

type Output<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined

/** One method of one path of the contract: everything about it that is not the business itself. */
export interface Declaration<Access extends EndpointAccess, Params, Query, Body, Data extends z.ZodType> {
  /** One sentence for the published description. */
  summary: string
  access: Access
  params?: Params
  query?: Query
  body?: Body
  /** For a PATCH: what GET answers now. What comes back of it unchanged is no change; `derived` fields never are. */
  current?: {
    read(call: Pick<Call<Access, Output<Params>, undefined, undefined>, 'params' | 'user' | 'locals'>): Promise<object>
    derived?: readonly string[]
  }
  /** The schema of `data`; for a list, of one item of it with `list: true`. */
  answer: Data
  list?: boolean
  status?: 200 | 201 | 204
  /** The answer is the thing itself, as a standard beside the contract has it. */
  bare?: boolean
  /** Of every answer and every refusal. */
  headers?: Record<string, string>
  /** Members of the answer that are secret: said once and not kept, so whoever repeats the call gets `null`. */
  secrets?: readonly string[]
  /** The verb keeps the `Idempotency-Key` in its own transaction (`onceOnly`), because it must never happen twice. */
  idempotency?: 'own'
  run(
    call: Call<Access, Output<Params>, Output<Query>, Output<Body>>,
  ): Promise<Answer<z.input<Data> | z.input<Data>[] | null>>
}

/** A handler that remembers its declaration, from which the published description is made. */
export type Endpoint = APIRoute & { declaration: AnyDeclaration }

export type AnyDeclaration = Omit<
  Declaration<EndpointAccess, z.ZodType | undefined, z.ZodType | undefined, z.ZodType | undefined, z.ZodType>,
  'run' | 'current'
>

/**
 * Declares one method of a path. Access, parameters and body are checked before `run`, all problems at
 * once; what it throws becomes the contract's refusal. No other place knows status codes.
 */
export function endpoint<
  Access extends EndpointAccess,
  Data extends z.ZodType,
  Params extends z.ZodType | undefined = undefined,
  Query extends z.ZodType | undefined = undefined,
  Body extends z.ZodType | undefined = undefined,
>(declaration: Declaration<Access, Params, Query, Body, Data>): Endpoint {
  const handler: APIRoute = async (context) => {
    const { locals, request } = context
    try {
      const { user, holder } = await admitted(declaration.access, request, locals)
      const sent = {
        params: context.params,
        query: readQuery(context.url.searchParams),
        body: declaration.body && (await readJsonBody(request)),
      }
      const params = declaration.params?.safeParse(sent.params)
      if (declaration.current && params?.success !== false) {
        const { read, derived } = declaration.current
        const asked = { params: params?.data as Output<Params>, user: user as AskerFor<Access>, locals }
        sent.body = withoutEchoes(sent.body, await read(asked), derived)
      }
      const given = {
        params,
        query: declaration.query?.safeParse(sent.query),
        body: declaration.body?.safeParse(sent.body),
      }
      const problems = (['params', 'query', 'body'] as const).flatMap((part) => {
        const error = given[part]?.error
        return error ? problemsOf(error, sent[part]) : []
      })
      if (problems.length > 0) throw invalid(problems)
      const key = request.headers.get('idempotency-key')?.slice(0, 200) || null
      const call = { method: request.method, path: context.url.pathname, body: given.body?.data ?? null }
      const repeatable =
        key && user && request.method === 'POST' && declaration.idempotency !== 'own'
          ? { uid: user.uid, key, call, now: locals.now }
          : undefined
      const before = repeatable && (await answeredBefore(locals.db, repeatable))
      if (before) return answerData(before, request, locals)
      const answer = await declaration.run({
        params: given.params?.data as Output<Params>,
        query: given.query?.data as Output<Query>,
        body: given.body?.data as Output<Body>,
        user: user as AskerFor<Access>,
        holder: holder as HolderFor<Access>,
        locals,
        idempotencyKey: key,
        cookies: context.cookies,
        request,
      })
      const answered = { status: declaration.status ?? 200, ...wholeMeta(declaration, answer), ...answer }
      if (repeatable) await keepAnswer(locals.db, repeatable, withoutSecrets(declaration, answered))
      const headers = { ...declaration.headers, ...answer?.headers }
      const form = { bare: declaration.bare, isPrivate: holder !== null }
      return answerData({ ...answered, ...form, headers }, request, locals)
    } catch (error) {
      return answerFailure(error, locals, declaration.headers)
    }
  }
  return Object.assign(handler, { declaration })
}

/** The answer to every method that a path does not have: 405 with the ones it has. */
export function otherMethods(methods: Record<string, Endpoint>): APIRoute {
  const allow = Object.keys(methods).join(', ')
  return ({ locals }) => answerFailure(methodNotAllowed(allow), locals)
}

/** A list that is answered whole says so, lest somebody ask for its next page for ever. */
function wholeMeta({ list }: { list?: boolean }, { data }: Answer<unknown>): { meta?: PageMeta } {
  return list && Array.isArray(data) ? { meta: wholeList(data.length) } : {}
}

function withoutSecrets<T extends { data: unknown }>(
  { secrets = [] }: { secrets?: readonly string[] },
  answered: T,
): T {
  if (secrets.length === 0) return answered
  return { ...answered, data: { ...Object(answered.data), ...Object.fromEntries(secrets.map((name) => [name, null])) } }
}
