import { expect, test } from 'vitest'
import { showManaged } from '#server/http/showManaged.ts'

test.each([
  ['leads users who manage it to its form', '/settings/products/7/edit'],
  ['leads other users nowhere', undefined],
])('the page "not found" in place of a page %s', async (_, form) => {
  const locals = {} as App.Locals
  const rewrite = (to: string | URL | Request) => Promise.resolve(new Response(String(to), { status: 404 }))
  const shown = await showManaged({ locals, rewrite }, form)
  expect([shown.status, await shown.text()]).toEqual([404, '/not-found'])
  expect(locals.managedForm).toBe(form)
})
