import { expect, test } from 'vitest'
import { iconAnswer } from '#server/http/iconAnswer.ts'
import { requestedIcon } from '#server/media/requestedIcon.ts'

const href = `/media/favicon/${'a'.repeat(32)}-32.png`
const storage = {
  async read(name: string) {
    return name === href.slice('/media/'.length) ? new Uint8Array([1, 2, 3]) : undefined
  },
}

test('the icon that a browser requests by itself is the upload, for five minutes', async () => {
  const answer = iconAnswer(await requestedIcon(storage, href))
  expect(answer.status).toBe(200)
  expect(Object.fromEntries(answer.headers)).toEqual({
    'cache-control': 'public, max-age=300',
    'content-type': 'image/png',
  })
  expect([...new Uint8Array(await answer.arrayBuffer())]).toEqual([1, 2, 3])
})

test('for a file of the product the browser goes to its own address', async () => {
  const answer = iconAnswer(await requestedIcon(storage, '/favicon.svg'))
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/favicon.svg'])
})

test('without an icon, or if the upload is gone, nothing is there', async () => {
  expect(iconAnswer(await requestedIcon(storage, undefined)).status).toBe(404)
  expect(iconAnswer(await requestedIcon(storage, href.replace('32.png', '48.png'))).status).toBe(404)
})
