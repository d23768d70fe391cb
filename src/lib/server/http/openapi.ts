import { z } from 'zod'
import {
  createDocument,
  type ZodOpenApiOperationObject,
  type ZodOpenApiParameterObject,
  type ZodOpenApiPathsObject,
} from 'zod-openapi'
import { isOpenToVisitors } from '#shared/access/flags.ts'
import { apiBase } from '#shared/paths.ts'
import { isPlainObject } from '#shared/sameValue.ts'
import type { EndpointAccess } from './admitted.ts'
import { describedRefusals, RefusalBody } from './describedRefusals.ts'
import type { AnyDeclaration } from './endpoint.ts'

/** The contract's endpoints, as Vite's glob returns them: file below `api/v2` → its exports. */
export type EndpointFiles = Readonly<Record<string, unknown>>

/** One method of one path. */
export interface DescribedCall {
  method: 'get' | 'post' | 'put' | 'patch' | 'delete'
  /** Below the base, with parameters in braces. */
  path: string
  declaration: AnyDeclaration
}

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const

/** Every call that the files declare, ordered by path. */
export function describedCalls(files: EndpointFiles): DescribedCall[] {
  return Object.entries(files)
    .flatMap(([file, exported]) =>
      methods.flatMap((method) => {
        const declaration = declarationOf(exported, method.toUpperCase())
        return declaration ? [{ method, path: pathOf(file), declaration }] : []
      }),
    )
    .sort((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0))
}

/** The contract as OpenAPI 3.1, made from the same declarations that check the calls. */
export function openApi(files: EndpointFiles, { title }: { title: string }) {
  const paths: ZodOpenApiPathsObject = {}
  for (const { method, path, declaration } of describedCalls(files)) {
    paths[path] = { ...paths[path], [method]: operation(method, path, declaration) }
  }
  return createDocument({
    openapi: '3.1.0',
    info: {
      title,
      version: '2',
      description:
        'One thing answers {"data": {…}}, a list {"data": […], "meta": {…}}; a refusal names everything that is wrong. ' +
        'Lists in queries are written with brackets (a[]=1&a[]=2), pages count from 0, instants are UTC (yyyy-MM-dd HH:mm:ss). ' +
        'A name that a query or a body does not know is refused; every query takes `language`, the language of the answer.',
    },
    servers: [{ url: apiBase }],
    paths,
    components: {
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: 'session',
          description: 'Set by signing in; behind TLS it is named __Host-session.',
        },
        key: { type: 'http', scheme: 'bearer', description: 'An API key that an administrator created.' },
        basic: { type: 'http', scheme: 'basic', description: 'Any name, and an API key as the password.' },
      },
    },
  })
}

const Meta = z
  .looseObject({
    page: z.int(),
    limit: z.int(),
    total: z.int(),
    totalPages: z.int(),
    isLastPage: z.boolean(),
  })
  .meta({ id: 'PageMeta', description: 'The page of a list; a list without pages has one page.' })

function operation(method: string, path: string, declaration: AnyDeclaration): ZodOpenApiOperationObject {
  const { summary, access, params, query, body, multipart, status = 200, also } = declaration
  const bodyType = multipart ? 'multipart/form-data' : 'application/json'
  return {
    operationId: operationId(method, path),
    summary,
    tags: [path.split('/')[1] ?? ''],
    security: securityOf(access),
    ...describedAccess(access),
    requestParams: {
      ...keyHeader(method, declaration),
      ...(params instanceof z.ZodObject && { path: params }),
      ...(query instanceof z.ZodObject && { query: asWritten(query) }),
    },
    ...(query instanceof z.ZodObject && { parameters: furtherLists(query) }),
    ...(body && { requestBody: { required: !declaration.bodyOptional, content: { [bodyType]: { schema: body } } } }),
    responses: {
      ...Object.fromEntries([status, ...(also ? [also] : [])].map((code) => [code, answeredWith(code, declaration)])),
      ...Object.fromEntries(
        [...describedRefusals(method, declaration)].map(([code, schema]) => [code, refused(schema)]),
      ),
      // The refusals that come before a call is known, for example for an address that cannot be read.
      default: refused(RefusalBody),
    },
  }
}

/** The key that identifies a repeated call. */
function keyHeader(method: string, { access, idempotency: { required, heldBy } = {} }: AnyDeclaration) {
  if (method !== 'post' || typeof access === 'object' || heldBy === 'nobody') return {}
  const key = z.string().min(1).max(200)
  return { header: z.object({ 'Idempotency-Key': required ? key : key.optional() }) }
}

function describedAccess(access: EndpointAccess): { description?: string } {
  if (access === 'public' || access === 'signed-in') return {}
  if (typeof access === 'object') return { description: `Needs an API key with the scope \`${access.key}\`.` }
  return { description: `Needs the permission \`${access}\`.` }
}

/** The cookie is optional if visitors may call it too. */
function securityOf(access: EndpointAccess): Record<string, string[]>[] {
  if (access === 'public') return []
  if (typeof access === 'object') return [{ key: [] }, { basic: [] }]
  return isOpenToVisitors(access) ? [{}, { session: [] }] : [{ session: [] }]
}

function answeredWith(status: number, declaration: AnyDeclaration) {
  return status === 204 ? { description: 'Done; the response is empty.' } : answered(declaration)
}

function refused(schema: z.ZodType) {
  return { description: 'Refused', content: { 'application/json': { schema } } }
}

function answered({ answer, list, bare, streams }: AnyDeclaration) {
  if (streams) return { description: 'Done', content: { [streams]: { schema: z.string() } } }
  if (bare) return { description: 'Done', content: { 'application/json': { schema: answer } } }
  const schema = list
    ? z.strictObject(list === 'some' ? { data: answer, meta: Meta.optional() } : { data: z.array(answer), meta: Meta })
    : z.strictObject({ data: answer })
  return { description: 'Done', content: { 'application/json': { schema } } }
}

/** The fields of a query under their names in an address; the name of a list ends in brackets. */
function asWritten(query: z.ZodObject): z.ZodObject {
  const fields = Object.entries(query.shape).map(([name, field]) => [isList(field) ? `${name}[]` : name, field])
  return z.object(Object.fromEntries(fields))
}

/** Lists with a known form but unknown names: in OpenAPI they are the members of one exploded parameter. */
function furtherLists({ def: { catchall } }: z.ZodObject): ZodOpenApiParameterObject[] {
  const { title, description } = (catchall instanceof z.ZodType && catchall.meta()) || {}
  if (!title || !description) return []
  const schema = { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } } as const
  return [{ in: 'query', name: title, description, style: 'form', explode: true, schema }]
}

function isList(field: z.core.$ZodType): boolean {
  return z.toJSONSchema(field, { io: 'output', unrepresentable: 'any' }).type === 'array'
}

function declarationOf(exported: unknown, method: string): AnyDeclaration | undefined {
  const handler = isPlainObject(exported) ? exported[method] : undefined
  // Only `endpoint` sets this member, so its type is known.
  return typeof handler === 'function' && 'declaration' in handler ? (handler.declaration as AnyDeclaration) : undefined
}

/** `./users/[uid].ts` → `/users/{uid}` */
function pathOf(file: string): string {
  return (
    file
      .replace(/^\./, '')
      .replace(/\.ts$/, '')
      .replace(/\/index$/, '')
      // linear: a name contains no bracket, so no two places share a search.
      .replace(/\[(\w+)\]/g, '{$1}')
  )
}

/** `patch`, `/users/{uid}` → `patchUsersUid` */
function operationId(method: string, path: string): string {
  return method + path.replace(/[^a-zA-Z0-9]+(\w?)/g, (_, letter: string) => letter.toUpperCase())
}
