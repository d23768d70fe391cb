import { expect, test } from 'vitest'
import { showNotFound } from '#server/http/showNotFound.ts'

test('the page "not found" is shown with the headers of the request, and without its body', async () => {
  const url = new URL('https://saltmarsh.test/incentives/4711?page=2')
  const request = new Request(url, { method: 'POST', body: 'name=Ada', headers: { 'accept-language': 'ar' } })
  await request.text()
  const shown: Request[] = []
  const rewrite = (to: string | URL | Request) => {
    if (to instanceof Request) shown.push(to)
    return Promise.resolve(new Response('', { status: 404 }))
  }
  expect((await showNotFound({ rewrite, request, url })).status).toBe(404)
  expect(shown.map(({ url, method }) => [method, url])).toEqual([['GET', 'https://saltmarsh.test/not-found']])
  expect(shown[0]?.headers.get('accept-language')).toBe('ar')
})
