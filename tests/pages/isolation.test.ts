import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Gate } from '#shared/access/admission.ts'
import { gates } from '#shared/access/gates/gates.ts'
import { shareAcademy } from '#tests/support/servedAcademy.ts'
import { type RunningSite, signInAt } from '#tests/support/site.ts'

/** The possible values for each place of a path. */
const places: Record<string, string[]> = {
  id: ['1', '2', '40'],
  sectionId: ['1', '3', '14'],
  uid: ['1', '2'],
  token: ['made-up'],
}
/** The second round meets what the first one left in the caches; `npm run prove` runs more. */
const rounds = Number(process.env.ISOLATION_ROUNDS ?? 2)

/** Every page that has a gate, and every call of the contract that only reads. */
// `/500` is the page for a failed answer; a direct request for it returns 500.
const paths = [...Object.keys(gates), ...readingCalls()].filter((path) => path !== '/500').flatMap(filled)

function filled(pattern: string): string[] {
  if (pattern.includes('[...')) return ['/nothing/is/here']
  const [, name] = /\[(\w+)\]/.exec(pattern) ?? []
  if (!name) return [pattern]
  return (places[name] ?? []).flatMap((value) => filled(pattern.replace(`[${name}]`, value)))
}

function readingCalls(): string[] {
  return readdirSync('src/pages/api/v2', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.ts$/.test(file) && !/^_|openapi|\[\.\.\./.test(file))
    .map(
      (file) =>
        `/api/v2/${file
          .replace(/\.ts$/, '')
          .replace(/\/index$/, '')
          .replace(/^index$/, '')}`,
    )
}

let site: RunningSite
const freja = { cookie: '', marks: ['Freja', 'Amoah', 'learner@demo.test'], lang: 'en' }
const layla = { cookie: '', marks: ['ليلى', 'حداد', 'learner2@demo.test'], lang: 'ar' }
const visitor = { cookie: '', marks: [], lang: '' }

const academy = shareAcademy({ nodes: [{ DEMO: '' }] })

async function open(): Promise<void> {
  site = academy().site
  freja.cookie = await signInAt(site.url, 'learner@demo.test')
  layla.cookie = await signInAt(site.url, 'learner2@demo.test')
}

test('no page of one person ever reaches another, in whatever order and language they come', async () => {
  await open()
  const asks = paths.flatMap((path) =>
    [freja, layla, visitor].flatMap((user) => ['en', 'ar'].map((language) => ({ path, user, language }))),
  )
  const wrong: string[] = []
  for (let round = 0; round < rounds; round++) {
    const order = asks
      .map((ask, at) => ({ ask, key: (at * 7919 + round * 104_729) % asks.length }))
      .sort((a, b) => a.key - b.key)
    for (let at = 0; at < order.length; at += 40) {
      await Promise.all(order.slice(at, at + 40).map(async ({ ask }) => wrong.push(...(await complaints(ask)))))
    }
  }
  expect(wrong).toEqual([])
  expect(asks.length).toBeGreaterThan(200)
})

/** On the leaderboard people see each other's names, and nothing else of them. */
function isBoard(path: string): boolean {
  return path.endsWith('/leaderboard')
}

async function complaints({
  path,
  user,
  language,
}: {
  path: string
  user: typeof freja | typeof visitor
  language: string
}) {
  const answer = await fetch(`${site.url}${path}${path.includes('?') ? '&' : '?'}language=${language}`, {
    redirect: 'manual',
    headers: user.cookie ? { cookie: user.cookie } : {},
  })
  const text = await answer.text()
  const others = [freja, layla]
    .filter((person) => person !== user)
    .flatMap(({ marks }) => marks)
    .filter((mark) => !isBoard(path) || mark.includes('@'))
  const at = `${path} (${language}) for ${user.marks[0] ?? 'a visitor'}`
  const found: string[] = others.filter((mark) => text.includes(mark)).map((mark) => `${at} holds ${mark}`)
  if (answer.status >= 500) found.push(`${at} answered ${answer.status}`)
  const shownIn = /<html lang="(\w+)"/.exec(text)?.[1]
  const expected = user.lang || language
  if (shownIn && shownIn !== expected) found.push(`${at} is in ${shownIn}`)
  const caching = answer.headers.get('cache-control') ?? ''
  if (user.cookie && !/no-store/.test(caching)) found.push(`${at} may be stored: ${caching}`)
  if (!user.cookie && /session=[^;]/.test(answer.headers.get('set-cookie') ?? '')) found.push(`${at} opens a session`)
  return found
}

test('the pages are there to be mixed up: each learner finds their own name on their own', async () => {
  await open()
  for (const { cookie, marks } of [freja, layla]) {
    const text = await (await fetch(`${site.url}/user`, { headers: { cookie } })).text()
    expect(text).toContain(marks[0])
  }
  expect(paths.filter((path) => gateOf(path)?.admit === 'signed-in').length).toBeGreaterThan(2)
})

function gateOf(path: string): Gate | undefined {
  return gates[path]
}
