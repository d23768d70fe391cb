import { describe, expect, it } from 'vitest'
import { currentPath, pathInLanguage, searchBackUrl } from '#layouts/shell/paths.ts'
import { crumbList } from '#layouts/shell/crumbs.ts'

const at = (path: string) => new URL(path, 'https://academy.test')

describe('Paths around a page', () => {
  it('keep the query of a page but not its notice, which is shown once', () => {
    expect(currentPath(at('/training/4?notice=enrolled'))).toBe('/training/4')
    expect(currentPath(at('/search?s=a%20b&notice=saved'))).toBe('/search?s=a+b')
  })

  it('lead to the same page in another language', () => {
    expect(pathInLanguage(at('/training/4'), 'ar')).toBe('/training/4?language=ar')
    expect(pathInLanguage(at('/search?s=data&language=ar'), 'en')).toBe('/search?s=data&language=en')
  })

  it('lead back from the results to the page of the first search', () => {
    expect(searchBackUrl(at('/training/4'))).toBe('/training/4')
    expect(searchBackUrl(at('/search?s=a&search_back_url=%2Ftraining%2F4'))).toBe('/training/4')
    expect(searchBackUrl(at('/search?s=a'))).toBe('/')
  })

  it('never lead back to another site', () => {
    expect(searchBackUrl(at('/search?search_back_url=https://evil.test'))).toBe('/')
    expect(searchBackUrl(at('/search?search_back_url=//evil.test'))).toBe('/')
  })
})

describe('The breadcrumb', () => {
  it('is given to search engines with full addresses; the page itself has none', () => {
    const list = crumbList([{ title: 'Storefront', href: '/' }, { title: 'SQL' }], 'https://academy.test')
    expect(list).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, name: 'Storefront', item: 'https://academy.test/' },
        { position: 2, name: 'SQL' },
      ],
    })
    expect(JSON.stringify(list).match(/"item":/g)).toHaveLength(1)
  })
})
