import { describe, expect, test } from 'vitest'
import { check, pointsAr, pointsEn } from './strings/site.ts'

describe('each complete language', () => {
  const files = { 'src/a.ts': "t('{{count}} points', { count })" }
  const he = {
    '{{count}} points_one': 'נקודה אחת',
    '{{count}} points_two': 'שתי נקודות',
    '{{count}} points_other': '{{count}} נקודות',
  }
  const fr = {
    '{{count}} points_one': '{{count}} point',
    '{{count}} points_many': '{{count}} de points',
    '{{count}} points_other': '{{count}} points',
  }

  test('has its own plural forms', () => {
    expect(check({ files, en: pointsEn, ar: pointsAr, more: { he, fr, de: pointsEn } })).toEqual([])
    const { '{{count}} points_many': _many, ...withoutMany } = fr
    expect(check({ files, en: pointsEn, ar: pointsAr, more: { fr: withoutMany } })).toEqual([
      "src/a.ts:1 '{{count}} points' is not in fr.json in the forms many",
    ])
  })

  test('has no other plural forms', () => {
    const more = { he: { ...he, '{{count}} points_many': '{{count}} נקודות' } }
    expect(check({ files, en: pointsEn, ar: pointsAr, more })).toEqual([
      "catalogue/he.json:5 '{{count}} points_many' has the form many, which the language does not have",
    ])
  })

  test('says a number in words only in the form of a single number', () => {
    const more = { fr: { ...fr, '{{count}} points_one': 'un point' } }
    expect(check({ files, en: pointsEn, ar: pointsAr, more })).toEqual([
      "catalogue/fr.json:2 '{{count}} points_one': {{count}} is lost",
    ])
    const withZero = { fr: { ...more.fr, '{{count}} points_zero': 'aucun point' } }
    expect(check({ files, en: pointsEn, ar: pointsAr, more: withZero })).toEqual([])
  })

  test('has a catalogue', () => {
    expect(check({ files, en: pointsEn, ar: pointsAr, languages: ['en', 'ar', 'pt'] })).toEqual([
      'catalogue: there is no pt.json',
    ])
  })
})

test('a language that is still being translated is not checked', () => {
  const more = { de: { 'Log in': 'Anmelden {{nam}}' } }
  const files = { 'src/a.ts': "t('{{count}} points', { count })" }
  expect(check({ files, en: pointsEn, ar: pointsAr, more, languages: ['en', 'ar'] })).toEqual([])
})

describe('a catalogue', () => {
  const files = { 'src/a.ts': "t('Hello {{name}}', { name })" }

  test.each([
    ['an entry nobody uses', { 'Hello {{name}}': 'أهلاً {{name}}', Gone: 'ذهب' }, /:3 'Gone' is used nowhere/],
    [
      'a form that is not counted',
      { 'Hello {{name}}': '{{name}}', 'Hello {{name}}_one': '{{name}}' },
      /_one' is used now/,
    ],
    ['a lost value', { 'Hello {{name}}': 'أهلاً' }, /{{name}} is lost/],
    ['an invented value', { 'Hello {{name}}': '{{name}} {{nam}}' }, /{{nam}} is not in the source/],
    ['broken braces', { 'Hello {{name}}': '{{name}} {{ x }}' }, /braces that are no placeholder/],
    [
      'a key that stands twice',
      '{"Hello {{name}}": "{{name}}",\n"Hello {{name}}": "أ {{name}}"}',
      /:2 .* stands here twice/,
    ],
  ])('with %s', (_what, ar, problem) => {
    expect(check({ files, ar })).toEqual([expect.stringMatching(problem)])
  })

  test('of English holds no plain strings', () => {
    const problems = check({ files, en: { 'Hello {{name}}': 'Hi {{name}}' }, ar: { 'Hello {{name}}': '{{name}}' } })
    expect(problems).toEqual(["catalogue/en.json:2 'Hello {{name}}' is used nowhere"])
  })

  test('of English has a word without what it is about', () => {
    const site = { files: { 'src/a.ts': "t('Cancelled (session)')" }, ar: { 'Cancelled (session)': 'ملغاة' } }
    expect(check({ ...site, en: { 'Cancelled (session)': 'Cancelled' } })).toEqual([])
    expect(check(site)).toEqual(["src/a.ts:1 'Cancelled (session)' is not in en.json"])
    expect(check({ ...site, en: { 'Cancelled (session)': 'Off' } })).toEqual([
      "catalogue/en.json:2 'Cancelled (session)': English only drops the brackets",
    ])
  })

  test('that is no JSON stops the check', () => {
    expect(() => check({ files, ar: '{' })).toThrow(/ar\.json/)
    expect(() => check({ files, ar: '[]' })).toThrow(/ar\.json/)
  })
})

describe('French', () => {
  const source = 'It is {{name}}: see https://a.test at 12:30'
  const files = { 'src/a.ts': `t('${source}', { name })` }
  const faultsOf = (text: string) => check({ files, ar: { [source]: '{{name}}' }, more: { fr: { [source]: text } } })
  const rule = 'U+202F before ; ! ? and U+00A0 before : and inside « »'

  test.each([
    ['{{name}} ;', '} ;'],
    ['{{name}}\u00a0!', '}\u00a0!'],
    ['{{name}} ?', '} ?'],
    ['{{name}} :', '} :'],
    ['{{name}}\u202f:', '}\u202f:'],
    ['« {{name}}\u00a0»', '« {'],
    ['«\u00a0{{name}} »', '} »'],
    ['«{{name}}\u00a0»', '«{'],
  ])('refuses a wrong space in “%s”', (text, place) => {
    expect(faultsOf(text)).toEqual([`catalogue/fr.json:2 '${source}': '${place}' needs ${rule}`])
  })

  test('keeps words and signs on one line, and leaves addresses, times and entities alone', () => {
    const right = '«\u00a0{{name}}\u00a0»\u00a0: 12:30, https://a.test/?b=c;d, 4,5:1 &amp; {{name}}\u202f; bien\u202f!'
    expect(faultsOf(right)).toEqual([])
  })
})
