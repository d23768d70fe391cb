import { signInAt, visitor } from './sites.ts'

/** A few people at a time. */
const AT_ONCE = 8

const visited = ['/', '/search?s=data', '/search?s=python', '/training/2', '/training/5', '/api/v2/trainings']
const signedIn = [
  '/storefront',
  '/dashboard',
  '/incentives',
  '/incentives/8',
  '/leaderboard',
  '/trainings',
  '/search?s=data',
  '/api/v2/me',
  '/api/v2/trainings',
  '/api/v2/incentives/shop',
  '/api/v2/search?s=python',
]

/** Asks for pages and calls in turns, as a visitor and as a learner, and reads every answer. */
export async function requestMix(url: string, requests: number): Promise<void> {
  const cookie = await signInAt(url)
  const asked = [
    ...visited.map((path) => ({ path, headers: visitor })),
    ...(cookie ? signedIn.map((path) => ({ path, headers: { ...visitor, cookie } })) : []),
  ]
  let sent = 0
  async function person(): Promise<void> {
    while (sent < requests) {
      const next = asked[sent++ % asked.length]
      if (!next) return
      const answer = await fetch(url + next.path, { headers: next.headers })
      await answer.arrayBuffer()
      if (answer.status >= 400) throw new Error(`${next.path} answered ${answer.status}`)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, person))
}
