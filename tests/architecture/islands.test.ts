import { expect, test } from 'vitest'
import { code, files } from './source.ts'

test('every island has the error fallback', () => {
  const mounted = files.filter((file) => file.endsWith('.astro')).flatMap((file) => mountedIn(code(file)))
  expect(mounted).toContain('Checkout')
  const made = files.filter((file) => file.startsWith('src/islands/')).flatMap((file) => madeWithFallback(code(file)))
  expect(mounted.filter((island) => !made.includes(island))).toEqual([])
})

/** The components that a page hydrates. */
function mountedIn(page: string): string[] {
  return [...page.matchAll(/<(\w+)\s+client:/g)].map(([, island]) => island!)
}

function madeWithFallback(source: string): string[] {
  return [...source.matchAll(/export const (\w+) = withFallback\(/g)].map(([, island]) => island!)
}
