import type { APIContext } from 'astro'
import { z } from 'zod'
import type { Database } from '#server/db/database.ts'
import { type Declaration, endpoint } from '#server/http/endpoint.ts'
import { morning } from '#tests/support/freshDatabase.ts'

// biome-ignore lint/suspicious/noExplicitAny: a declaration of any form
export type Given = Partial<Declaration<any, any, any, any, any>>
export interface Sent {
  method?: string
  query?: string
  body?: unknown
  params?: Record<string, string>
  headers?: Record<string, string>
  user?: { uid: number } | null
  db?: Database
}

/** A declared call that takes a request and returns the answer as JSON. */
export function callOf(given: Given) {
  const route = endpoint({ summary: 'X.', access: 'public', answer: z.any(), run: async () => ({ data: 1 }), ...given })
  return async ({ method, query = '', body, params = {}, headers = {}, user = null, db }: Sent = {}) => {
    const url = new URL(`https://learn.example/api/v2/things${query}`)
    const request = new Request(url, {
      method: method ?? (body === undefined ? 'GET' : 'POST'),
      headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const runtime = { db, log: { error: () => {}, warn: () => {} } }
    const locals = { user, flags: {}, db, now: morning, t: (text: string) => text, requestId: 'r-1', runtime }
    const response = await route({ url, request, params, locals, cookies: { own: true } } as unknown as APIContext)
    const text = await (response as Response).text()
    return { ...(text ? JSON.parse(text) : {}), status: response!.status, headers: response!.headers }
  }
}
