import { describe, expect, test } from 'vitest'
import { createTranslators } from '#server/site/languages/translator.ts'

const catalogues = {
  en: {
    '{{count}} points_one': '{{count}} point',
    '{{count}} points_other': '{{count}} points',
    '{{count}} places left_one': '{{count}} place left',
    '{{count}} places left_other': '{{count}} places left',
  },
  ar: {
    'Log in': 'تسجيل الدخول',
    'Welcome, {{name}}': 'مرحبًا {{name}}',
    'Left for later': '',
    'e.g. Settings: more': 'مثلاً الإعدادات',
    'Step no. {{step}}: save.': 'الخطوة {{step}}: الحفظ',
    'Write $t(Log in) {{name}}': 'اكتب $t(Log in) {{name}}',
    '{{count}} points_zero': 'لا نقاط',
    '{{count}} points_one': 'نقطة واحدة',
    '{{count}} points_two': 'نقطتان',
    '{{count}} points_few': '{{count}} نقاط',
    '{{count}} points_many': '{{count}} نقطةً',
    '{{count}} points_other': '{{count}} نقطة',
  },
}
const { translator, translations } = createTranslators({ catalogues, overrides: [] })
const ar = translator('ar')
const en = translator('en')

describe('a string', () => {
  test('is shown in the asked language', () => {
    expect(ar('Log in')).toBe('تسجيل الدخول')
    expect(en('Log in')).toBe('Log in')
  })

  test('may hold the dots and colons of a sentence', () => {
    expect(ar('e.g. Settings: more')).toBe('مثلاً الإعدادات')
    expect(ar('Step no. {{step}}: save.', { step: 3 })).toBe('الخطوة 3: الحفظ')
    expect(translator('de')('Step no. {{step}}: save.', { step: 3 })).toBe('Step no. 3: save.')
  })

  test('shows itself where it is not translated, with its values', () => {
    expect(ar('Not translated')).toBe('Not translated')
    expect(ar('Left for later')).toBe('Left for later')
    expect(translator('de')('Saved by {{name}}', { name: 'Maya' })).toBe('Saved by Maya')
  })

  test('is in English for "origin" and for what is no language', () => {
    expect(translator('origin')('{{count}} points', { count: 1 })).toBe('1 point')
    expect(translator('<script>')('{{count}} points', { count: 2 })).toBe('2 points')
  })
})

test('the texts of a language of the site are kept, also after strangers asked for hundreds of others', () => {
  const texts = translations('ar')
  for (let at = 0; at < 500; at++) {
    translations(`x-${at}`)
    translator(`x-${at}`)
  }
  expect(translations('ar')).toBe(texts)
  expect(translator('ar')).toBe(ar)
  expect(translations('x-1').strings.size).toBe(0)
})

describe('a count', () => {
  test.each([
    [0, 'لا نقاط'],
    [1, 'نقطة واحدة'],
    [2, 'نقطتان'],
    [3, '3 نقاط'],
    [11, '11 نقطةً'],
    [100, '100 نقطة'],
    [4338, '4,338 نقطةً'],
  ])('of %i takes the Arabic form', (count, text) => {
    expect(ar('{{count}} points', { count })).toBe(text)
  })

  test('takes the English form, also where a language lacks the string', () => {
    expect(en('{{count}} points', { count: 1 })).toBe('1 point')
    expect(en('{{count}} points', { count: 1840 })).toBe('1,840 points')
    expect(ar('{{count}} places left', { count: 1 })).toBe('1 place left')
    expect(ar('{{count}} places left', { count: 2 })).toBe('2 places left')
  })
})

describe('a value', () => {
  test('keeps its own direction', () => {
    expect(ar('Welcome, {{name}}', { name: 'Maya' })).toBe('مرحبًا \u2068Maya\u2069')
    expect(ar('Welcome, {{name}}', { name: 'ليلى' })).toBe('مرحبًا ليلى')
    expect(en('Welcome, {{name}}', { name: 'ليلى' })).toBe('Welcome, \u2068ليلى\u2069')
    expect(en('Welcome, {{name}}', { name: 'Maya' })).toBe('Welcome, Maya')
  })

  test('is neither escaped nor read again', () => {
    const name = `<b>"O'Neil" & {{count}} $t(Log in) {{name}}</b>`
    expect(en('Welcome, {{name}}', { name, count: 3 })).toBe(`Welcome, ${name}`)
    expect(ar('Write $t(Log in) {{name}}', { name: 'ليلى' })).toBe('اكتب $t(Log in) ليلى')
  })

  test('may have the name of an option of the engine', () => {
    const values = { context: 'a', lng: 'b', ns: 'c', defaultValue: 'd', replace: 'e', ordinal: 'f' }
    expect(en('{{context}}{{lng}}{{ns}}{{defaultValue}}{{replace}}{{ordinal}}', values)).toBe('abcdef')
  })

  test('that is not given leaves its placeholder to be seen', () => {
    expect(en('Welcome, {{name}}', {})).toBe('Welcome, {{name}}')
  })
})

describe("the site's own translations", () => {
  const { translator } = createTranslators({
    catalogues,
    overrides: [
      { langcode: 'ar', source: 'Log in', translation: 'الدخول' },
      { langcode: 'ar', source: '{{count}} points_two', translation: 'نجمتان' },
      { langcode: 'ar', source: 'Welcome, {{name}}', translation: '' },
      { langcode: 'origin', source: 'Log in', translation: 'Sign in' },
      { langcode: 'pt-br', source: 'Log in', translation: 'Entrar' },
      { langcode: 'not a language', source: 'Log in', translation: 'x' },
    ],
  })

  test('win over the shipped ones, form by form', () => {
    expect(translator('ar')('Log in')).toBe('الدخول')
    expect(translator('ar')('{{count}} points', { count: 2 })).toBe('نجمتان')
    expect(translator('ar')('{{count}} points', { count: 3 })).toBe('3 نقاط')
    expect(translator('en')('Log in')).toBe('Sign in')
  })

  test('may add a language', () => {
    expect(translator('pt-BR')('Log in')).toBe('Entrar')
    expect(translator('pt-BR')('{{count}} points', { count: 1 })).toBe('1 point')
  })

  test('count as none when they are empty', () => {
    expect(translator('ar')('Welcome, {{name}}', { name: 'ليلى' })).toBe('مرحبًا ليلى')
  })

  test('do not reach another site', () => {
    expect(ar('Log in')).toBe('تسجيل الدخول')
  })
})

describe('requests at the same time', () => {
  test('each get their own language', async () => {
    const pages = await Promise.all(
      Array.from({ length: 300 }, async (_, index) => {
        const lang = ['en', 'ar', 'de'][index % 3] ?? 'en'
        const t = translator(lang)
        await new Promise((resolve) => setTimeout(resolve, Math.random() * 5))
        return { lang, page: [t('Log in'), t('{{count}} points', { count: 2 })].join() }
      }),
    )
    const right: Record<string, string> = {
      en: 'Log in,2 points',
      ar: 'تسجيل الدخول,نقطتان',
      de: 'Log in,2 points',
    }
    expect(pages.filter(({ lang, page }) => page !== right[lang])).toEqual([])
  })

  test('share one function per language, made beforehand', () => {
    expect(translator('ar')).toBe(translator('ar'))
    expect(translations('ar').strings.get('Log in')).toBe('تسجيل الدخول')
  })
})
