import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { check, pointsAr, pointsEn } from './strings/site.ts'

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

test('from the command line it fails and lists the problems of a folder', () => {
  const root = mkdtempSync(join(tmpdir(), 'strings-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  mkdirSync(join(root, 'src/lib/shared/i18n/catalogue'), { recursive: true })
  const { status, stderr } = spawnSync(process.execPath, ['scripts/checks/strings.mjs', root], { encoding: 'utf8' })
  expect(status).toBe(1)
  expect(stderr).toContain('there is no ar.json')
  expect(stderr).toMatch(/strings: \d+ problems/)
})
