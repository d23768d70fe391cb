import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { bundledNode } from '../../../scripts/lib/machine.mjs'

const machines = [
  ['linux', 'x64'],
  ['linux', 'arm64'],
  ['darwin', 'x64'],
  ['darwin', 'arm64'],
  ['win32', 'x64'],
] as const

test('Node comes with the packages for Linux, macOS and Windows', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
  for (const [platform, processor] of machines) {
    const place = bundledNode(platform, processor) ?? ''
    const [folder, ...program] = place.split('/').slice(1)
    const found = packages[`node_modules/${folder}`]
    expect(found, place).toMatchObject({ version: '26.10.0', optional: true })
    expect([found.os, found.cpu].flat(), place).toEqual([platform, processor])
    expect(found.bin.node, place).toBe(program.join('/'))
  }
})

test('a machine without such a package has none', () => {
  expect(bundledNode('freebsd', 'x64')).toBeUndefined()
})
