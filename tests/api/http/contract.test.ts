import { describe, expect, test } from 'vitest'
import { describedCalls, openApi } from '#server/http/openapi.ts'
import { routes } from '#tests/support/browserAt.ts'

const files = Object.fromEntries(
  routes
    .filter(({ pattern }) => pattern.startsWith('/api/v2'))
    .map(({ pattern, exported }) => [`.${pattern.slice('/api/v2'.length)}.ts`, exported]),
)
const document = openApi(files, { title: 'Juniper' })

describe('the published contract', () => {
  test('has every call of the specification that this version answers', () => {
    const calls = describedCalls(files).map(({ method, path }) => `${method.toUpperCase()} ${path}`)
    expect(calls).toEqual(
      expect.arrayContaining([
        'GET /appearance',
        'GET /settings',
        'GET /languages',
        'GET /translations',
        'GET /me',
        'GET /navigation',
        'GET /users',
        'GET /users/{uid}',
        'PATCH /users/{uid}',
        'POST /users/password-reset',
        'POST /session',
        'DELETE /session',
        'GET /organizations',
        'GET /taxonomy_terms',
        'GET /vocabularies',
        'GET /incentives/wallet',
        'GET /storefront',
        'GET /storefront/settings',
        'GET /storefront_sections/{id}',
        'GET /trainings',
        'GET /trainings/{id}',
        'POST /trainings/{id}/enrolment',
        'GET /search',
      ]),
    )
  })

  test('describes every call that the site answers, and none of them twice', () => {
    for (const { pattern, exported } of routes.filter((route) => route.pattern.startsWith('/api/v2'))) {
      if (pattern.endsWith('[...path]')) continue
      const methods = Object.keys(exported).filter((name) => name !== 'ALL')
      const described = Object.keys(
        document.paths?.[pattern.slice('/api/v2'.length).replace(/\[(\w+)\]/g, '{$1}')] ?? {},
      )
      expect(described.map((name) => name.toUpperCase()).sort(), pattern).toEqual(methods.sort())
      expect(exported, `${pattern} answers other methods with 405`).toHaveProperty('ALL')
    }
    const ids = Object.values(document.paths ?? {}).flatMap((item) =>
      Object.values(item).map(({ operationId }) => operationId),
    )
    expect(new Set(ids).size).toBe(ids.length)
  })

  test('names parameters as they are written, and who may call', () => {
    const users = document.paths?.['/users']?.get
    expect(users?.parameters?.map((parameter) => 'name' in parameter && parameter.name)).toEqual(
      expect.arrayContaining(['role[]', 's', 'page', 'limit']),
    )
    expect(users?.security).toEqual([{ session: [] }])
    expect(document.paths?.['/appearance']?.get?.security).toEqual([])
  })

  test('never lets a body carry a field that it does not name', () => {
    for (const { method, path, declaration } of describedCalls(files)) {
      const parsed = declaration.body?.safeParse({ 'no such field': 1 })
      const codes = parsed?.error?.issues.map((issue) => issue.code) ?? ['unrecognized_keys']
      expect(codes, `${method} ${path}`).toContain('unrecognized_keys')
    }
  })

  test('is written for people who read English', () => {
    for (const { method, path, declaration } of describedCalls(files)) {
      expect(declaration.summary, `${method} ${path}`).toMatch(/^[A-Z].*\.$/)
    }
  })
})
