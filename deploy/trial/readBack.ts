import { existsSync, readFileSync } from 'node:fs'
import type { StoredFile } from '#tests/load/ask.ts'
import type { Machine } from './machines.ts'
import { type WebName, webNames } from './webNodes.ts'

/**
 * Reads every file whose upload was acknowledged, from each web node.
 * @returns how many there are, and the answers that were not the whole file
 */
export function readBack(front: Pick<Machine, 'run'>, noted: string): { files: number; missing: string[] } {
  const stored = storedIn(`${noted}/uploads.jsonl`)
  const missing = webNames.flatMap((node) => (stored.length > 0 ? missingOn(front, node, stored) : []))
  return { files: stored.length, missing }
}

function missingOn(front: Pick<Machine, 'run'>, node: WebName, stored: readonly StoredFile[]): string[] {
  const each = stored.flatMap(({ file }) => ['-o', '/dev/null', `http://${node}:4321${file}`])
  const lines = front
    .run('curl', ['-s', '-m', '60', '-w', '%{http_code} %{size_download}\\n', ...each])
    .trim()
    .split('\n')
  return stored.flatMap(({ file, bytes }, at) => (lines[at] === `200 ${bytes}` ? [] : [`${node}${file}: ${lines[at]}`]))
}

function storedIn(path: string): StoredFile[] {
  if (!existsSync(path)) return []
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as StoredFile)
}
