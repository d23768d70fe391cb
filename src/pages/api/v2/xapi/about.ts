import { endpoint, otherMethods } from '#server/http/endpoint.ts'
import { versionHeaders } from '#server/events/xapi/version.ts'
import { XAPI_VERSION } from '#shared/contract/xapi.ts'
import { z } from 'zod'

export const GET = endpoint({
  summary: 'Returns the supported versions of xAPI.',
  access: 'public',
  answer: z.strictObject({ version: z.array(z.string()) }),
  bare: true,
  headers: versionHeaders,
  async run() {
    return { data: { version: [XAPI_VERSION] } }
  },
})

export const ALL = otherMethods({ GET })
