import { type AnySchemaObject, Ajv2020 } from 'ajv/dist/2020.js'
import type { InputSchema } from './inputs.ts'

/** One method of one path, as the site publishes it. */
export interface PublishedCall {
  method: string
  path: string
  parameters: { in: string; name: string; required?: boolean; schema: InputSchema }[]
  body: InputSchema | undefined
}

interface Operation {
  parameters?: PublishedCall['parameters']
  requestBody?: { content: Record<string, { schema: InputSchema }> }
  responses: Record<string, { content?: Record<string, AnySchemaObject> }>
}

/** Reads the description that a site publishes. */
export async function readDescription(siteUrl: string) {
  const document = await (await fetch(`${siteUrl}/api/v2/openapi.json`)).json()
  const paths = document.paths as Record<string, Record<string, Operation>>
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: false }).addSchema(document, 'contract')
  const calls: PublishedCall[] = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody }]) => ({
      method,
      path,
      parameters,
      body: requestBody?.content['application/json']?.schema,
    })),
  )
  return {
    calls,
    find: (ref: string): InputSchema =>
      ref
        .slice(2)
        .split('/')
        .reduce((node, step) => node[step], document),
    /** Returns what is wrong with an answer; undefined if the description has its status and its body. */
    problemOf({ method, path }: PublishedCall, answer: { status: number; type: string; text: string }) {
      const { responses } = paths[path]![method]!
      const { status, type, text } = answer
      if (status >= 500) return 'a failure of the site'
      // An address or a body that cannot be read is refused before the call is known.
      const key = status in responses ? String(status) : status === 400 ? 'default' : undefined
      const described = key && responses[key]
      if (!described) return 'the status is not described'
      if (status === 204) return text === '' ? undefined : 'a body where there is none'
      if (!described.content?.[type]) return `${type} is not described`
      if (!type.endsWith('json')) return undefined
      const place = ['paths', path, method, 'responses', key, 'content', type, 'schema'].map(pointerStep).join('/')
      const validate = ajv.getSchema(`contract#/${place}`)
      return validate?.(JSON.parse(text)) ? undefined : ajv.errorsText(validate?.errors)
    },
  }
}

/** One step of a JSON pointer in the fragment of a URL (RFC 6901, section 6). */
function pointerStep(step: string): string {
  return encodeURIComponent(step.replaceAll('~', '~0').replaceAll('/', '~1'))
}
