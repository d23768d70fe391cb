import { expect, test } from 'vitest'
import { readElsewhere, readPages, routesWithoutPage } from '#tests/support/readPages.ts'
import { code, files } from './source.ts'

/** The page of an address that has none. */
const missing = ['/404', '/[...path]', '/not-found']
const routes = files
  .filter((file) => /^src\/pages\/.*\.astro$/.test(file))
  .map((file) => file.slice('src/pages'.length).replace(/(\/index)?\.astro$/, '') || '/')
  .filter((route) => !missing.includes(route))

test('axe reads every page in both directions, in light and in dark', () => {
  const read = new Set(Object.values(readPages).flat().map(routeOf))
  const known = new Set([...read, ...Object.values(readElsewhere).flat(), ...routesWithoutPage])
  expect(routes.filter((route) => !known.has(route))).toEqual([])
  expect([...known].filter((route) => route !== '/none' && !routes.includes(route))).toEqual([])
})

test('the stories that read pages elsewhere call axe in English and in Arabic', () => {
  for (const file of Object.keys(readElsewhere)) {
    const story = code(file)
    expect(story, file).toMatch(/hasNoBarriers(\(|In\(language, )page/)
    expect(story, file).toMatch(/of \['en', 'ar'\]/)
  }
})

test('a page that is read nowhere only takes forms, leads elsewhere, or is a part of another', () => {
  const shown = routesWithoutPage.filter((route) => {
    const page = code(files.find((file) => file.replace(/(\/index)?\.astro$/, '') === `src/pages${route}`) ?? '')
    return !/Astro\.redirect|partial = true/.test(page)
  })
  expect(shown).toEqual([])
})

/** The route of an address; one without parameters goes before the others, as on the site. */
function routeOf(address: string): string {
  const path = address.replace(/\?.*/, '')
  const matching = routes.filter((route) => new RegExp(`^${route.replaceAll(/\[[^\]]+\]/g, '[^/]+')}$`).test(path))
  return matching.sort((a, b) => a.split('[').length - b.split('[').length)[0] ?? path
}
