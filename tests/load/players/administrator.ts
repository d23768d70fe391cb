import { randomBytes, randomUUID } from 'node:crypto'
import sharp from 'sharp'
import type { Play } from './play.ts'

const SIDE = 64

const desks = [
  '/settings',
  '/settings/people',
  '/settings/incentives/transactions',
  '/settings/incentives/products',
  '/settings/audit',
]

/** Looks at the desks, gives a learner some points, and uploads a picture. */
export const administrate: Play = async ({ site, pause, choose, people }) => {
  const { administrator: cookie } = people
  for (let opened = 0; opened < 3; opened++) {
    await site.ask({ player: 'administrator', kind: 'page', path: choose(desks), cookie })
    await pause()
  }
  const { uid } = choose(people.learners)
  const body = { uid, amount: 5, reason: 'Load' }
  const path = '/api/v2/incentives/adjustments'
  await site.ask({ player: 'administrator', kind: 'write', path, cookie, body, key: randomUUID() })
  await pause()
  const form = new FormData()
  form.set('purpose', 'product')
  form.set('file', new File([await drawPicture()], 'load.png', { type: 'image/png' }))
  const answer = await site.ask({ player: 'administrator', kind: 'write', path: '/api/v2/uploads', cookie, body: form })
  if (answer.status === 201) site.noteStored(JSON.parse(answer.text).data)
  await pause()
}

/** No two are the same: each is a file of its own. */
async function drawPicture(): Promise<Uint8Array<ArrayBuffer>> {
  const { data } = await sharp(randomBytes(SIDE * SIDE * 3), { raw: { width: SIDE, height: SIDE, channels: 3 } })
    .png()
    .toBuffer({ resolveWithObject: true })
  return new Uint8Array(data)
}
