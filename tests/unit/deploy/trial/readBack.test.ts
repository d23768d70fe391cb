import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readBack } from '../../../../deploy/trial/readBack.ts'

const stored = [
  { file: '/media/a.png', bytes: 120 },
  { file: '/media/b.png', bytes: 80 },
]

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'read-back-'))
})

afterEach(() => rmSync(folder, { recursive: true }))

function note(files: readonly object[]): void {
  writeFileSync(join(folder, 'uploads.jsonl'), files.map((file) => `${JSON.stringify(file)}\n`).join(''))
}

/** A machine whose `curl` gets these responses, by address: each as status and bytes. */
function frontWith(responses: Record<string, string>) {
  const read: string[] = []
  const run = (_program: string, args: readonly string[]) => {
    const urls = args.filter((arg) => arg.startsWith('http://'))
    read.push(...urls)
    return urls.map((url) => `${responses[url] ?? (url.endsWith('a.png') ? '200 120' : '200 80')}\n`).join('')
  }
  return { front: { run }, read }
}

test('each acknowledged file is read from each web node', () => {
  note(stored)
  const { front, read } = frontWith({})
  expect(readBack(front, folder)).toEqual({ files: 2, missing: [] })
  expect(read).toEqual(
    ['web1', 'web2', 'web3'].flatMap((node) => stored.map(({ file }) => `http://${node}:4321${file}`)),
  )
})

test('a refusal, a cut file and a broken connection are missing files, each with its node', () => {
  note(stored)
  const { front } = frontWith({
    'http://web1:4321/media/b.png': '404 80',
    'http://web2:4321/media/a.png': '200 64',
    'http://web3:4321/media/b.png': '000 0',
  })
  expect(readBack(front, folder)).toEqual({
    files: 2,
    missing: ['web1/media/b.png: 404 80', 'web2/media/a.png: 200 64', 'web3/media/b.png: 000 0'],
  })
})

test('a trial without uploads reads nothing', () => {
  const { front, read } = frontWith({})
  expect(readBack(front, folder)).toEqual({ files: 0, missing: [] })
  note([])
  expect(readBack(front, folder)).toEqual({ files: 0, missing: [] })
  expect(read).toEqual([])
})
