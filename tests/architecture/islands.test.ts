import { expect, test } from 'vitest'
import { unusedDirectives } from '#server/door/adapter/inlineHashes.ts'
import { code, files } from './source.ts'

test('every island has the error fallback', () => {
  const mounted = files.filter((file) => file.endsWith('.astro')).flatMap((file) => mountedIn(code(file)))
  expect(mounted).toContain('Checkout')
  const made = files.filter((file) => file.startsWith('src/islands/')).flatMap((file) => madeWithFallback(code(file)))
  expect(mounted.filter((island) => !made.includes(island))).toEqual([])
})

test('no page uses a client directive whose script the content policy refuses', () => {
  const used = new Set(files.filter((file) => file.endsWith('.astro')).flatMap((file) => directivesIn(code(file))))
  expect(used).toContain('intent')
  expect(unusedDirectives.filter((name) => used.has(name))).toEqual([])
})

function directivesIn(page: string): string[] {
  return [...page.matchAll(/\sclient:(\w+)/g)].map(([, name]) => name!)
}

test('every button of the settings that shows an icon only has a tooltip', () => {
  const settings = files.filter((file) => file.endsWith('.tsx') && code(file).includes('useFrame()'))
  expect(settings.length).toBeGreaterThan(60)
  expect(settings.filter((file) => hasBareIconButton(code(file)))).toEqual([])
})

/** The components that a page hydrates. */
function mountedIn(page: string): string[] {
  return [...page.matchAll(/<(\w+)\s+client:/g)].map(([, island]) => island!)
}

function madeWithFallback(source: string): string[] {
  return [...source.matchAll(/export const (\w+) = withFallback\(/g)].map(([, island]) => island!)
}

/** Whether a button has the class of icon buttons and is not inside a tooltip. */
function hasBareIconButton(source: string): boolean {
  return /(?<!<Tooltip[^<]*)<(?:button|a|\w+\.\w+)\s[^<]*\bicon-btn\b/.test(source)
}
