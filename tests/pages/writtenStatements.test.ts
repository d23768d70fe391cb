import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { makeFolder } from '#tests/support/freshDatabase.ts'
import { serveAcademy } from '#tests/support/servedAcademy.ts'
import { signInAt } from '#tests/support/site.ts'

/** Pages and calls of learners. A filter with many forms, such as the kinds of entries, may write its statement again. */
const paths = [
  '/dashboard',
  '/incentives',
  '/incentives/8',
  '/incentives/8/purchase',
  '/incentives/orders',
  '/incentives/orders/{order}',
  '/incentives/wallet',
  '/leaderboard',
  '/leaderboard?scope=organization',
  '/search?s=data',
  '/storefront',
  '/training/1',
  '/training/2',
  '/training/3',
  '/training/4',
  '/trainings',
  '/user',
  '/user/notices',
  '/api/v2/incentives/leaderboard',
  '/api/v2/incentives/orders',
  '/api/v2/incentives/shop',
  '/api/v2/incentives/wallet',
  '/api/v2/incentives/wallet/entries',
  '/api/v2/incentives/wallet/entries?after=40',
  '/api/v2/me',
  '/api/v2/navigation',
  '/api/v2/notices',
  '/api/v2/trainings',
]

test('a page of a learner writes no statement a second time', async () => {
  const folder = makeFolder()
  const file = join(folder.path, 'statements')
  const probe = join(process.cwd(), 'tests/support/writtenStatements.mjs')
  const { site, end } = await serveAcademy({
    nodes: [{ NODE_OPTIONS: `--import=${probe}`, WRITTEN_STATEMENTS: file }],
  })
  onTestFinished(async () => {
    await end()
    folder.remove()
  })
  const cookie = await signInAt(site.url, 'learner@demo.test')

  async function ask(path: string): Promise<string> {
    const answer = await fetch(site.url + path, { headers: { cookie }, redirect: 'manual' })
    const text = await answer.text()
    expect(answer.status, path).toBe(200)
    return text
  }

  async function writtenBy(path: string): Promise<string[]> {
    writeFileSync(file, '')
    await ask(path)
    const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean)
    return lines.map((line): string => JSON.parse(line))
  }

  const { data } = JSON.parse(await ask('/api/v2/incentives/orders'))
  const found: Record<string, string[]> = {}
  for (const path of paths.map((one) => one.replace('{order}', data[0].id))) {
    const first = await writtenBy(path)
    // The probe works: the first page of all writes its statements.
    if (path === paths[0]) expect(first).not.toEqual([])
    await ask(path)
    found[path] = await writtenBy(path)
  }
  expect(Object.entries(found).filter(([, statements]) => statements.length > 0)).toEqual([])
})
