import { expect, test } from 'vitest'
import { gates, ungated } from '#shared/access/gates/gates.ts'
import { code, files } from './source.ts'

const pages = files.filter((file) => file.startsWith('src/pages/'))

test('endpoints are declarations: no try, no Response of their own', () => {
  const wordy = pages
    .filter((file) => file.startsWith('src/pages/api/'))
    .filter((file) => !/openapi|docs|\[\.\.\.path\]/.test(file))
    .filter((file) => /\btry\b|new Response/.test(code(file)))
  expect(wordy).toEqual([])
})

test('pages stay short: they load, pick a layout, mount', () => {
  const long = pages.filter((file) => file.endsWith('.astro') && code(file).trimEnd().split('\n').length > 40)
  expect(long).toEqual([])
})

test('pages hold no SQL', () => {
  const querying = pages.filter((file) => /selectFrom|insertInto|updateTable|deleteFrom/.test(code(file)))
  expect(querying).toEqual([])
})

test('every page has a gate, and every gate of a built page its page', () => {
  const patterns = pages.map(patternOf)
  const open = patterns.filter((pattern) => !(pattern in gates) && !ungated.some((prefix) => isBelow(pattern, prefix)))
  expect(open).toEqual([])
  expect(Object.keys(gates).filter((pattern) => !patterns.includes(pattern))).toEqual([])
})

function patternOf(file: string): string {
  const path = file
    .slice('src/pages'.length)
    .replace(/\.(astro|ts)$/, '')
    .replace(/\/index$/, '')
  return path === '' ? '/' : path
}

function isBelow(pattern: string, prefix: string): boolean {
  return pattern === prefix || pattern.startsWith(`${prefix}/`)
}
