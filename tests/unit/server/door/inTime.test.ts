import { execFile } from 'node:child_process'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import { expect, test, vi } from 'vitest'
import { afterWork, inTime } from '#server/door/inTime.ts'

const failed = new Error('failed')
const runFile = promisify(execFile)

test('work that ends in time gives its result, and its failure', async () => {
  expect(await inTime(Promise.resolve(1), 1000)).toBe(1)
  await expect(inTime(Promise.reject(failed), 1000)).rejects.toBe(failed)
})

test('work that takes longer gives nothing, and other work has its own limit', async () => {
  const slow = delay(300, 'late')
  const [none, late] = await Promise.all([inTime(slow, 50), inTime(slow, 5000)])
  expect([none, late]).toEqual([undefined, 'late'])
  expect(await inTime(slow, 0)).toBe('late')
})

test('each limit ends at its own time, whichever of the others ended before it', async () => {
  const endless = new Promise<never>(() => {})
  const ended: string[] = []
  let finish = (): void => {}
  const first = new Promise<void>((resolve) => {
    finish = resolve
  })
  afterWork(first, 60_000, () => ended.push('first'))
  afterWork(endless, 300, () => ended.push('second'))
  afterWork(endless, 100, () => ended.push('third'))
  afterWork(endless, 500, () => ended.push('fourth'))
  finish()
  await vi.waitFor(() => expect(ended).toEqual(['first', 'third', 'second', 'fourth']))
})

test('limits that nobody reached do not keep the process open, in whichever order the work ended', async () => {
  const program = `
    const { inTime } = await import('#server/door/inTime.ts')
    const work = [1, 40, 20].map((ms) => new Promise((resolve) => setTimeout(resolve, ms)))
    await Promise.all(work.map((one) => inTime(one, 60_000)))`
  await runFile(process.execPath, ['--input-type=module', '--eval', program], { timeout: 20_000 })
})

test('what follows work is called once: at its end, or after the limit', async () => {
  const [after, afterFailure, afterLimit] = [vi.fn(), vi.fn(), vi.fn()]
  afterWork(Promise.resolve(), 1000, after)
  afterWork(Promise.reject(failed), 1000, afterFailure)
  const slow = delay(200)
  afterWork(slow, 20, afterLimit)
  await delay(0)
  expect([after, afterFailure, afterLimit].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 0])
  await slow
  await delay(100)
  expect([after, afterFailure, afterLimit].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 1])
})
