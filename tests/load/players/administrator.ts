import { randomUUID } from 'node:crypto'
import type { Play } from './play.ts'

const desks = [
  '/settings',
  '/settings/people',
  '/settings/incentives/transactions',
  '/settings/incentives/products',
  '/settings/audit',
]

/** Looks at the desks, and gives a learner some points. */
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
}
