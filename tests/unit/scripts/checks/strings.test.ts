import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { checkStrings } from '../../../../scripts/checks/strings.mjs'

const roots: string[] = []
afterEach(() => {
  for (const root of roots.splice(0)) rmSync(root, { recursive: true })
})

interface Site {
  files: Record<string, string>
  en?: Record<string, string> | string
  ar?: Record<string, string> | string
  /** Other catalogues, which are checked too. */
  more?: Record<string, Record<string, string>>
  languages?: readonly string[]
}

/** The messages of the check for a site with these files and catalogues. */
function check({ files, en = {}, ar = {}, more = {}, languages = ['en', 'ar', ...Object.keys(more)] }: Site): string[] {
  const root = mkdtempSync(join(tmpdir(), 'strings-'))
  roots.push(root)
  const asText = (catalogue: Record<string, string> | string) =>
    typeof catalogue === 'string' ? catalogue : JSON.stringify(catalogue, null, 2)
  const others = Object.entries(more).map(([lang, texts]) => [`catalogue/${lang}.json`, asText(texts)] as const)
  const all: Record<string, string> = {
    ...files,
    'catalogue/en.json': asText(en),
    'catalogue/ar.json': asText(ar),
    ...Object.fromEntries(others),
  }
  for (const [path, text] of Object.entries(all)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return checkStrings({ root, catalogues: 'catalogue', languages })
}

const pointsEn = { '{{count}} points_one': '{{count}} point', '{{count}} points_other': '{{count}} points' }
const pointsAr = {
  '{{count}} points_zero': 'لا نقاط',
  '{{count}} points_one': 'نقطة',
  '{{count}} points_two': 'نقطتان',
  '{{count}} points_few': '{{count}} نقاط',
  '{{count}} points_many': '{{count}} نقطة',
  '{{count}} points_other': '{{count}} نقطة',
}

test('a site whose strings are all translated has no problems', () => {
  const problems = check({
    files: {
      'src/pages/index.astro': `---
const { t } = Astro.locals
const title = t("Today's trainings")
---
<h1 title={t('Home')}>{title}</h1>
{trainings.map((one) => <p>{t('{{count}} points', { count: one.points })}</p>)}
`,
      'src/islands/toasts/Toasts.tsx': "export const Toasts = ({ t }) => <button>{t('Close')}</button>",
      'src/lib/labels.ts':
        "export const labels = { course: msg('Course') }\nexport const show = (t, type) => t(labels[type])",
    },
    en: pointsEn,
    ar: { "Today's trainings": 'تدريبات اليوم', Home: 'الرئيسية', Close: 'إغلاق', Course: 'دورة', ...pointsAr },
  })
  expect(problems).toEqual([])
})

describe('a string without translation is found', () => {
  test.each([
    ['src/a.ts', "t('Log in')"],
    ['src/a.ts', 't("Log in")'],
    ['src/a.ts', 't(`Log in`)'],
    ['src/a.ts', "const labels = [msg('Log in')]"],
    ['src/a.ts', "locals.t('Log in')"],
    ['src/a.ts', "t?.('Log in')"],
    ['src/a.ts', "t(known ? 'Log in' : 'Known')"],
    ['src/a.ts', "t(label ?? 'Log in')"],
    ['src/a.ts', "t('Log ' +\n  'in')"],
    ['src/a.ts', "t('Known', { name: t('Log in') })"],
    ['src/a.ts', "const old = <string>t('Log in')"],
    ['src/A.tsx', "const a = <p title={t('Log in')} />"],
    ['src/A.tsx', "const a = <p>{list.map(() => <i>{t('Log in')}</i>)}</p>"],
    ['src/a.astro', "---\nconst a = t('Log in')\n---\n<p>It's</p>"],
    ['src/a.astro', "<p>Don't {t('Log in')}</p>"],
    ['src/a.astro', "<Field label={t('Log in')} />"],
    ['src/a.astro', '<p class=`a $' + '{t("Log in")}`>x</p>'],
    ['src/a.astro', "<p {...attributes(t('Log in'))}>x</p>"],
    ['src/a.astro', "{ok ? <b>{t('Known')}</b> : <i>{t('Log in')}</i>}"],
    ['src/a.astro', "<script>\n  show(t('Log in'))\n</script>"],
  ])('%s: %s', (path, text) => {
    const problems = check({ files: { [path]: text, 'src/known.ts': "t('Known')" }, ar: { Known: 'معروف' } })
    expect(problems).toEqual([expect.stringMatching(/^src\/[aA]\.\w+:\d+ 'Log in' is not in ar\.json$/)])
  })

  test('with the lines of all its places, past text in other scripts', () => {
    const astro = "---\n// تجربة 😀\n---\n<p>عربي 😀</p>\n\n<p>{t('Log in')}</p>\n<p>\n  {t('Log in')}\n</p>"
    const problems = check({ files: { 'src/a.astro': astro, 'src/b.ts': "\nt('Log in')" } })
    expect(problems).toEqual(["src/a.astro:6 src/a.astro:8 src/b.ts:2 'Log in' is not in ar.json"])
  })

  test('when its translation is empty', () => {
    expect(check({ files: { 'src/a.ts': "t('Log in')" }, ar: { 'Log in': '' } })).toHaveLength(1)
  })

  test.each([
    ['comments', "// t('Log in')\n/* t('Log in') */ t('Known')"],
    ['other functions', "print('Log in'); split('Log in'); t('Known')"],
    ['text', "const a = \"t('Log in')\"; t('Known')"],
  ])('but not in %s', (_where, text) => {
    expect(check({ files: { 'src/a.ts': text }, ar: { Known: 'معروف' } })).toEqual([])
  })
})

describe('a counted string', () => {
  test('needs every plural form of every language', () => {
    const { '{{count}} points_few': _few, ...withoutFew } = pointsAr
    const problems = check({
      files: { 'src/a.ts': "t('{{count}} points', { count })" },
      en: { '{{count}} points_one': '{{count}} point' },
      ar: withoutFew,
    })
    expect(problems).toEqual([
      "src/a.ts:1 '{{count}} points' is not in ar.json in the forms few",
      "src/a.ts:1 '{{count}} points' is not in en.json in the forms other",
    ])
  })

  test('is one by its placeholder or by the value alone', () => {
    const text = "msg('{{count}} points'); t('Some trainings', { count: 3 })"
    expect(check({ files: { 'src/a.ts': text } })).toEqual([
      "src/a.ts:1 '{{count}} points' is not in ar.json in the forms zero, one, two, few, many, other",
      "src/a.ts:1 'Some trainings' is not in ar.json in the forms zero, one, two, few, many, other",
      "src/a.ts:1 '{{count}} points' is not in en.json in the forms one, other",
      "src/a.ts:1 'Some trainings' is not in en.json in the forms one, other",
    ])
  })

  test('may leave the number out where words say it, and nowhere else', () => {
    const problems = check({
      files: { 'src/a.ts': "t('{{count}} points', { count })" },
      en: pointsEn,
      ar: { ...pointsAr, '{{count}} points_few': 'نقاط' },
    })
    expect(problems).toEqual(["catalogue/ar.json:5 '{{count}} points_few': {{count}} is lost"])
  })

  test('may have its own wording for none in every language', () => {
    const files = { 'src/a.ts': "t('{{count}} points', { count })" }
    expect(check({ files, en: { ...pointsEn, '{{count}} points_zero': 'No points' }, ar: pointsAr })).toEqual([])
  })
})

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

  test('that is no JSON stops the check', () => {
    expect(() => check({ files, ar: '{' })).toThrow(/ar\.json/)
    expect(() => check({ files, ar: '[]' })).toThrow(/ar\.json/)
  })
})

describe('what could never be translated is refused', () => {
  test.each([
    ['t(`Hello $' + '{name}`)', 'put together'],
    ["t('Hello ' + name)", 'put together'],
    ["t(known ? 'Known' : `Hello $" + '{name}`)', 'put together'],
    ['msg(label)', 'needs the string itself'],
    ["t('Known {{name}}')", 'is given no name'],
    ["t('Known {{name}}', { nam: 1 })", 'is given no name'],
    ['const { t: translate } = locals', 'name it t'],
    ['const translate = locals.t', 'name it t'],
    ["const say = site.translator('en')", 'name it t'],
    ['const say = clientTranslate(messages)', 'name it t'],
    ['function card(say: Translate) {}', 'name it t'],
  ])('%s', (text, problem) => {
    const known = "t('Known'); t('Known {{name}}', { name })"
    const ar = { Known: 'معروف', 'Known {{name}}': '{{name}}' }
    for (const [path, whole] of [
      ['src/a.ts', text],
      ['src/a.astro', `---\n${text}\n---\n`],
    ] as const) {
      const problems = check({ files: { [path]: whole, 'src/known.ts': known }, ar })
      expect(problems).toEqual([expect.stringContaining(problem)])
    }
  })

  test('but not what comes from a table or has values of its own', () => {
    const text = "t(labels[type]); t(problem.message, problem.values); t('Known {{name}}', { ...values })"
    expect(check({ files: { 'src/a.ts': text }, ar: { 'Known {{name}}': '{{name}}' } })).toEqual([])
  })
})

describe('the check is not content with nothing', () => {
  test('where it finds no strings', () => {
    expect(check({ files: { 'src/readme.md': "t('Log in')" } })).toEqual([expect.stringMatching(/^src: no t/)])
  })

  test.each([
    ['src/a.ts', "t('Known')\nconst = 5"],
    ['src/a.astro', "---\nconst a = t('Known')\n---\n<p>{t('x'}</p>"],
    ['src/a.astro', "---\nconst a = t('Known')\nconst b = \n---\n<p>x</p>"],
  ])('where it cannot read %s', (path, text) => {
    const problems = check({ files: { [path]: text, 'src/known.ts': "t('Known')" }, ar: { Known: 'معروف' } })
    expect(problems[0]).toMatch(/^src\/a\.\w+:\d+ cannot be read/)
  })
})

describe('an island', () => {
  const ar = { Close: 'إغلاق', Open: 'فتح' }

  test('is given only the strings it declares', () => {
    const problems = check({
      files: {
        'src/islands/menu/strings.ts': "export const strings = [msg('Open')]",
        'src/islands/menu/Menu.tsx': "t('Open')\nt('Close')",
        'src/islands/other/Other.tsx': "t('Close')",
      },
      ar,
    })
    expect(problems).toEqual(["src/islands/menu/Menu.tsx:2 'Close' is not among the strings of the island menu"])
  })
})

test('from the command line it says whether all is well', () => {
  const run = () => execFileSync(process.execPath, ['scripts/checks/strings.mjs'], { encoding: 'utf8', stdio: 'pipe' })
  const problems = checkStrings({ root: process.cwd() })
  if (problems.length === 0) expect(run).not.toThrow()
  else expect(run).toThrow(/problems/)
})
