import { describe, expect, test } from 'vitest'
import { chosenLanguage, type SiteFacts, keptVisitOf } from '#server/door/page-cache/visitorKey.ts'
import { disclaimerMark } from '#server/http/visitorCookies.ts'
import { defaultGeneral } from '#server/site/defaults.ts'

const disclaimer = { en: 'We use cookies.', ar: 'نستخدم ملفات تعريف الارتباط.' }
const site: SiteFacts = {
  languages: [
    { langcode: 'en', direction: 0, weight: 0 },
    { langcode: 'ar', direction: 1, weight: 1 },
  ],
  general: { ...defaultGeneral, disclaimer_text: disclaimer },
}
const origin = 'https://learn.example'

function visit(url: string, cookies?: string) {
  const [path = '', query = ''] = url.split('?')
  return keptVisitOf(site, { path, query }, { cookies, origin })
}
const key = (url: string, cookies?: string) => visit(url, cookies)?.key

describe('what a kept page is known by', () => {
  test('parameters that no page knows change nothing and reach no page', () => {
    for (const query of ['utm_source=mail', 'x=1&y=2', 'Language=ar', 'language=xx', 'language=<script>']) {
      expect(key(`/?${query}`)).toBe(key('/'))
      expect(visit(`/?${query}`)?.url).toBe('/')
    }
  })

  test('the page of a section does, and an invalid one does not', () => {
    expect(visit('/storefront/16?page=1')?.url).toBe('/storefront/16?page=1')
    expect(visit('/storefront/16?utm=x&page=2&language=ar')?.url).toBe('/storefront/16?language=ar&page=2')
    expect(key('/storefront/16?page=1')).not.toBe(key('/storefront/16'))
    for (const page of ['0', '-1', '01', '1.5', '10000', '<script>', '']) {
      expect(key(`/storefront/16?page=${page}`)).toBe(key('/storefront/16'))
    }
    expect(key('/?page=1')).toBe(key('/'))
  })

  test('cookies that no page knows change nothing and reach no page', () => {
    expect(visit('/', 'theme=dark; language=xx; tracking=1; disclaimer_agreed=0')).toEqual(visit('/'))
  })

  test('the language does: asked for in the address, else chosen before, else the site’s', () => {
    expect(visit('/', 'language=ar')?.cookie).toBe('language=ar')
    expect(visit('/?language=ar', 'language=en')).toMatchObject({ url: '/?language=ar', cookie: 'language=ar' })
    expect(visit('/?language=origin')).toMatchObject({ url: '/?language=en', cookie: 'language=en' })
    const keys = [key('/'), key('/', 'language=ar'), key('/?language=ar'), key('/?language=en')]
    expect(new Set(keys).size).toBe(4)
  })

  test('having agreed to the disclaimer does, as long as it is the present one', () => {
    const agreed = `disclaimer_agreed=${disclaimerMark(disclaimer)}`
    expect(visit('/', agreed)?.cookie).toBe(`language=en; ${agreed}`)
    expect(key('/', agreed)).not.toBe(key('/'))
    expect(key('/', `disclaimer_agreed=${disclaimerMark({ en: 'The old text.' })}`)).toBe(key('/'))
  })

  test('a user with a session, true or forged, is no visitor', () => {
    for (const cookies of [
      'session=x',
      'a=b; session=',
      '__Host-session=x',
      'a=b;session =x',
      'language=ar;\tsession=x',
    ]) {
      expect(visit('/', cookies), cookies).toBeUndefined()
    }
    expect(visit('/', 'mysession=x')).toBeDefined()
  })

  test('a notice is for one person only', () => {
    expect(visit('/?notice=signed-out')).toBeUndefined()
  })

  test('only the pages that say so are kept: no search, which anyone can ask anything', () => {
    const kept = ['/', '/training/7', '/storefront/12', '/sitemap.xml', '/theme/abc.css', '/media/cover/a/4-3/b.svg']
    expect(kept.filter((path) => !visit(path))).toEqual([])
    const others = [
      '/search',
      '/storefront/search',
      '/storefront',
      '/training/07',
      '/training/x',
      '/user/login',
      '/api/v2/me',
    ]
    expect(others.filter((path) => visit(path))).toEqual([])
  })

  test('files are the same for everyone, signed in or not, and are made without anyone’s cookies', () => {
    expect(visit('/robots.txt', 'session=x; language=ar')).toEqual(visit('/robots.txt'))
    expect(visit('/robots.txt')?.cookie).toBe('')
  })
})

describe('the language chosen in the address', () => {
  const chosen = (query: string, cookies?: string) => chosenLanguage(site, { path: '/', query }, cookies)

  test('is remembered for a visitor when it is offered and new', () => {
    expect(chosen('language=ar')).toBe('ar')
    expect(chosen('language=ar', 'language=en')).toBe('ar')
    expect(chosen('language=ar', 'language=ar')).toBeUndefined()
    expect(chosen('language=xx')).toBeUndefined()
    expect(chosen('s=language')).toBeUndefined()
    expect(chosen('language=ar', 'session=x'), 'a user has a language of their own').toBeUndefined()
  })
})
