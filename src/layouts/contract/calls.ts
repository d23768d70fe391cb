import { list, member, text } from './json.ts'

/** The part of an OpenAPI document that the page shows. */
export type Paths = Readonly<Record<string, object>>

/** One call as the page shows it. */
export interface ContractCall {
  id: string
  group: string
  /** The singular of the path's last noun: `product`. */
  subject: string
  method: string
  path: string
  summary: string
  /** The users who may call it. */
  access: string
  parameters: { name: string; place: string; form: string; required: boolean; description: string }[]
  body: object | undefined
  status: string
  answer: object | undefined
}

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const

/** All calls of the document, in its order. */
export function callsIn(paths: Paths): ContractCall[] {
  return Object.entries(paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = member(item, method)
      return operation ? [callOf(method, path, operation)] : []
    }),
  )
}

/** The schemas of the body and the answer, if the call has them. */
export function schemasOf({ body, answer }: ContractCall): object[] {
  return [body, answer].filter((schema) => schema !== undefined)
}

function callOf(method: string, path: string, operation: object): ContractCall {
  const responses = member(operation, 'responses') ?? {}
  const status = Object.keys(responses).find((name) => name !== 'default') ?? '200'
  // linear: a name contains no quote, so no two matches overlap.
  const needed = /`(\w+)`/.exec(text(operation, 'description'))?.[1]
  const isOpen = list(operation, 'security').length === 0
  return {
    id: text(operation, 'operationId'),
    group: path.split('/')[1] ?? '',
    subject: (path.split('/').findLast((part) => /^\w+$/.test(part)) ?? 'thing').replace(/s$/, ''),
    method: method.toUpperCase(),
    path,
    summary: text(operation, 'summary'),
    access: needed ?? (isOpen ? 'everyone' : 'signed in'),
    parameters: list(operation, 'parameters').map((parameter) => ({
      name: text(parameter, 'name'),
      place: text(parameter, 'in'),
      form: formOf(member(parameter, 'schema') ?? {}),
      required: 'required' in parameter && parameter.required === true,
      description: text(parameter, 'description'),
    })),
    body: schemaIn(member(operation, 'requestBody')),
    status,
    answer: schemaIn(member(responses, status)),
  }
}

/** A parameter's schema in short: `integer 0–100`, `one of a, b`, `list of …`. */
function formOf(schema: object): string {
  const choices = 'enum' in schema && Array.isArray(schema.enum) ? schema.enum : undefined
  if (choices) return choices.join(' | ')
  if ('const' in schema) return String(schema.const)
  const items = member(schema, 'items')
  if (items) return `list of ${formOf(items)}`
  const members = member(schema, 'additionalProperties')
  if (members) return formOf(members)
  const alternatives = list(schema, 'anyOf')
  if (alternatives.length > 0) return alternatives.map(formOf).join(' or ')
  const { minimum, maximum, maxLength } = { minimum: undefined, maximum: undefined, maxLength: undefined, ...schema }
  const bounds =
    maximum === undefined ? (maxLength === undefined ? '' : ` ≤ ${maxLength}`) : ` ${minimum ?? '…'}–${maximum}`
  return (text(schema, 'type') || 'any') + bounds
}

function schemaIn(holder: object | undefined): object | undefined {
  const content = holder && member(holder, 'content')
  const json = content && member(content, 'application/json')
  return json && member(json, 'schema')
}
