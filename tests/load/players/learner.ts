import type { Play } from './play.ts'

const pages = [
  '/storefront',
  '/dashboard',
  '/incentives',
  '/incentives/wallet',
  '/leaderboard',
  '/trainings',
  '/user/notices',
]

/** Moves about the learner's pages, which read the points, and reads the wallet by its call. */
export const learn: Play = async ({ site, pause, choose, people }) => {
  const { cookie } = choose(people.learners)
  for (let opened = 0; opened < 4; opened++) {
    await site.ask({ player: 'learner', kind: 'page', path: choose(pages), cookie })
    await pause()
  }
  await site.ask({ player: 'learner', kind: 'read', path: '/api/v2/incentives/wallet', cookie })
  await pause()
}
