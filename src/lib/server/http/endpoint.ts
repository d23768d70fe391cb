import { z } from 'zod'
import { type PageMeta, wholeList } from '#shared/contract/common.ts'
import { problemsOf } from '#shared/contract/problems.ts'
import { readQuery } from '#shared/contract/query.ts'
import { invalid, notFound, type Refused } from '#shared/refusal.ts'
import type { CallRequest } from './callRequest.ts'
import { admitted, type UserFor, type EndpointAccess, type HolderFor } from './admitted.ts'
import { answerData, answerFailure, answerStream, methodNotAllowed } from './answer.ts'
import { readJsonBody } from './body.ts'
import { type CallContext, type CallHandler, queryOf } from './callContext.ts'
import { problemsOfKey } from '#shared/contract/idempotencyKey.ts'
import type { VerbRefusals } from './describedRefusals.ts'
import { runOnce } from './idempotency.ts'
import { readMultipart, type ReceivedForm } from './multipart.ts'
import { strictQuery } from './strictQuery.ts'
import { withoutEchoes } from './withoutEchoes.ts'

/** The result of a call: one thing or a list (with `meta`), and a status if it is not 200. */
export interface EndpointAnswer<T> {
  data: T
  meta?: PageMeta | Record<string, unknown>
  status?: 200 | 201 | 204
  headers?: Record<string, string>
}

/** The result of a call with what its declaration says. */
interface WholeAnswer {
  data: unknown
  status: number
  meta?: EndpointAnswer<unknown>['meta'] | undefined
  headers?: Record<string, string> | undefined
}

/** The arguments of `run`: the checked parameters and the caller. */
export interface EndpointCall<Access extends EndpointAccess, Params, Query, Body> {
  params: Params
  query: Query
  body: Body
  user: UserFor<Access>
  holder: HolderFor<Access>
  locals: App.Locals
  /** The `Idempotency-Key` header, if the caller sent one. */
  idempotencyKey: string | null
  cookies: CallContext['cookies']
  request: CallRequest
}

type Output<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined

/** The `answer` of a call that `streams`: the parts of a text. */
export const StreamedText = z.custom<AsyncIterable<string>>(
  (parts) => typeof parts === 'object' && parts !== null && Symbol.asyncIterator in parts,
)

export interface Idempotency {
  /** A call without a key is refused: points move. */
  required?: true
  /**
   * Where the key is stored: `call` (the default) runs the whole call in the transaction of the key; `verb` if the
   * function does this itself, because other code calls it too; `nobody` if a repetition does no harm, or if the
   * refusal itself must store something, such as a counted try.
   */
  heldBy?: 'call' | 'verb' | 'nobody'
}

/** The declaration of one method of one path: everything except the business logic. */
export interface Declaration<Access extends EndpointAccess, Params, Query, Body, Data extends z.ZodType> {
  /** One sentence for the published description. */
  summary: string
  access: Access
  params?: Params
  query?: Query
  body?: Body
  /** A request without a body counts as one without fields. */
  bodyOptional?: boolean
  /** The maximum number of fields of the body, if a legal one can have more than others. */
  fields?: number
  /** The body is a form with one file, which arrives in a temporary file, instead of JSON. */
  multipart?: {
    /** The limit of the file. */
    bytes: number
    /** Runs before the body is read, for example to count tries. */
    begin(call: Pick<EndpointCall<Access, undefined, undefined, undefined>, 'user' | 'locals'>): Promise<void>
  }
  /**
   * For a PATCH, or a POST of settings: the current response of GET. Fields that come back unchanged are no change;
   * `derived` fields never are.
   */
  current?: {
    read(
      call: Pick<EndpointCall<Access, Output<Params>, undefined, undefined>, 'params' | 'user' | 'locals'>,
    ): Promise<object>
    derived?: readonly string[]
  }
  /** The schema of `data`; for a list (`list: true`), of one item. */
  answer: Data
  /** `some`: the query decides whether the answer is a list; `answer` is the schema of both. */
  list?: boolean | 'some'
  status?: 200 | 201 | 204
  /** Another status of success that `run` may return: nothing was created, or nothing is left. */
  also?: 200 | 204
  /** The refusals of this endpoint, in addition to those that every such call has. */
  refuses?: VerbRefusals
  /** The response is the thing itself, without a frame, as another standard requires it. */
  bare?: boolean
  /** The response is a text of this media type, which is sent while it is made; `answer` is `StreamedText`. */
  streams?: string
  /** The headers of every response, refusals included. */
  headers?: Record<string, string>
  /** Secret members of the response: they are not stored, so a repeated call gets `null`. */
  secrets?: readonly string[]
  /**
   * How a POST with an `Idempotency-Key` takes effect once; by default this holds for every POST of a signed-in user.
   */
  idempotency?: Idempotency
  run(
    call: EndpointCall<Access, Output<Params>, Output<Query>, Output<Body>>,
  ): Promise<EndpointAnswer<z.input<Data> | z.input<Data>[] | null>>
}

/** A handler with its declaration, from which the published description is made. */
export type Endpoint = CallHandler & { declaration: AnyDeclaration }

export type AnyDeclaration = Omit<
  Declaration<EndpointAccess, z.ZodType | undefined, z.ZodType | undefined, z.ZodType | undefined, z.ZodType>,
  'run' | 'current' | 'multipart'
> & { multipart?: object }

/**
 * Declares one method of a path. Access, parameters and body are checked before `run`, all problems at once; an error
 * of `run` becomes the contract's refusal. No other code knows status codes.
 */
export function endpoint<
  Access extends EndpointAccess,
  Data extends z.ZodType,
  Params extends z.ZodType | undefined = undefined,
  Query extends z.ZodType | undefined = undefined,
  Body extends z.ZodType | undefined = undefined,
>(declaration: Declaration<Access, Params, Query, Body, Data>): Endpoint {
  const query = strictQuery(declaration.query)
  const handler: CallHandler = async (context) => {
    const { locals, request } = context
    let form: ReceivedForm | undefined
    try {
      const caller = admitted(declaration.access, request, locals)
      const { user, holder } = caller instanceof Promise ? await caller : caller
      const params = declaration.params?.safeParse(context.params)
      // Nothing has such a name or number.
      if (params?.success === false) throw notFound()
      const { multipart } = declaration
      if (multipart) {
        await multipart.begin({ user: user as UserFor<Access>, locals })
        form = await readMultipart(request, locals.runtime.config, { bytes: multipart.bytes, uid: user?.uid ?? 0 })
      }
      const parameters = queryOf(context)
      const sent = {
        query: parameters ? readQuery(parameters) : {},
        body: form?.fields ?? (declaration.body && (await readJsonBody(request, declaration))),
      }
      if (declaration.current) {
        const { read, derived } = declaration.current
        const asked = { params: params?.data as Output<Params>, user: user as UserFor<Access>, locals }
        sent.body = withoutEchoes(sent.body, await read(asked), derived)
      }
      const given = {
        query: !parameters?.size && !declaration.query ? nothingAsked : query.safeParse(sent.query),
        body: declaration.body?.safeParse(sent.body),
      }
      const problems: Refused[] = []
      if (given.query.error) problems.push(...problemsOf(given.query.error, sent.query))
      if (given.body?.error) problems.push(...problemsOf(given.body.error, sent.body))
      const key = request.headers.get('idempotency-key') || null
      const { required = false, heldBy = 'call' } = declaration.idempotency ?? {}
      problems.push(...problemsOfKey(key, required))
      if (problems.length > 0) throw invalid(problems)
      const run = (those: App.Locals) =>
        declaration.run({
          params: params?.data as Output<Params>,
          query: given.query.data as Output<Query>,
          body: given.body?.data as Output<Body>,
          user: user as UserFor<Access>,
          holder: holder as HolderFor<Access>,
          locals: those,
          idempotencyKey: key,
          cookies: context.cookies,
          request,
        })
      const call = () => ({ method: request.method, path: context.url.pathname, body: given.body?.data ?? null })
      const answered: WholeAnswer =
        key && user && request.method === 'POST' && heldBy === 'call'
          ? await runOnce(
              locals,
              { uid: user.uid, key, call: call(), now: locals.now },
              declaration.secrets ?? [],
              async (those) => completed(declaration, await run(those)),
            )
          : completed(declaration, await run(locals))
      const headers = declaration.headers ? { ...declaration.headers, ...answered.headers } : answered.headers
      if (declaration.streams)
        return answerStream(StreamedText.parse(answered.data), declaration.streams, headers ?? {})
      const { data, meta, status } = answered
      const isPrivate = holder !== null
      return answerData({ data, meta, status, headers, bare: declaration.bare, isPrivate }, request, locals)
    } catch (error) {
      return answerFailure(error, locals, declaration.headers)
    } finally {
      await form?.remove()
    }
  }
  return Object.assign(handler, { declaration })
}

/** Nothing to check: a call that has no query, and knows none. */
const nothingAsked = { success: true, data: Object.freeze({}), error: undefined } as const

/** The response to every method that a path does not have: 405 with the allowed methods. */
export function otherMethods(methods: Record<string, Endpoint>): CallHandler {
  const allow = Object.keys(methods).join(', ')
  return ({ locals }) => answerFailure(methodNotAllowed(allow), locals)
}

/** Adds what the declaration says. A list without pages says so in `meta`, so that no client asks for the next page. */
function completed(
  { status, list }: Pick<AnyDeclaration, 'status' | 'list'>,
  { data, meta, status: own, headers }: EndpointAnswer<unknown>,
): WholeAnswer {
  const whole = list && Array.isArray(data) ? wholeList(data.length) : undefined
  return { data, meta: meta ?? whole, status: own ?? status ?? 200, headers }
}
