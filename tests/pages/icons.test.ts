import { expect, test } from 'vitest'
import { shareAcademy } from '#tests/support/servedAcademy.ts'

const academy = shareAcademy()

test('a browser that asks for the icon of the site by itself finds it', async () => {
  const { url } = academy().site
  for (const [path, type] of [
    ['/favicon.ico', 'image/svg+xml'],
    ['/apple-touch-icon.png', 'image/png'],
  ] as const) {
    const answer = await fetch(url + path)
    expect([answer.status, answer.headers.get('content-type')?.split(';')[0]], path).toEqual([200, type])
    expect((await answer.arrayBuffer()).byteLength, path).toBeGreaterThan(200)
    const leads = await fetch(url + path, { redirect: 'manual' })
    expect(leads.headers.get('cache-control'), path).toBe('public, max-age=300')
  }
})
