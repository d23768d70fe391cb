import sharp from 'sharp'
import { expect, test } from 'vitest'
import { shareAcademy } from '#tests/support/servedAcademy.ts'

const academy = shareAcademy()

const ask = (path: string) => fetch(academy().site.url + path, { redirect: 'manual' })

test('a page names a picture that every network shows, and it is served for ever', async () => {
  const { url } = academy().site
  const html = await (await ask('/training/1')).text()
  const said = (name: string) => new RegExp(`<meta property="og:${name}" content="([^"]*)"`).exec(html)?.[1]
  expect([said('image:width'), said('image:height')]).toEqual(['1200', '630'])
  expect(said('image:alt')).toBe(said('title'))
  const address = said('image')?.replace(url, '') ?? ''
  expect(html, 'search engines read the same picture').toContain(`"image":"${url}${address}"`)
  const served = await ask(address)
  expect(Object.fromEntries(served.headers)).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'public, max-age=31536000, immutable',
  })
  expect(await sharp(await served.arrayBuffer()).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
})

test('an invented name costs no work: it leads to the present name, or to nothing', async () => {
  for (let n = 0; n < 50; n++) {
    const answer = await ask(`/media/link/${String(n).padStart(7, '0')}/1.jpg`)
    expect([answer.status, answer.headers.get('location')]).toEqual([
      302,
      expect.stringMatching(/^\/media\/link\/\w{7}\/1\.png$/),
    ])
  }
  for (const path of ['/media/link/0000000/999999.png', '/media/link/0000000/1.svg', '/media/link/x/1.png']) {
    expect((await ask(path)).status, path).toBe(404)
  }
})
