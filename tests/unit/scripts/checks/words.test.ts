import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { checkWords } from '../../../../scripts/checks/words.mjs'
import { textsOf } from '../../../../scripts/checks/words/texts.mjs'
import { turnsIn } from '../../../../scripts/checks/words/turns.mjs'

/** The turns in a file of this name and text. */
function found(file: string, source: string): string[] {
  return textsOf(file, source).flatMap(({ kind, text }) => turnsIn(text, kind).map((turn) => turn.found))
}

describe('a text has a turn', () => {
  test.each([
    ['Keeps so many rows.', 'so many'],
    ['The mail tells the owner.', 'tells'],
    ['It shows the page as it stands.', 'stands'],
    ['Used by whoever asks.', 'whoever'],
    ['Builds the list anew.', 'anew'],
    ['Closed lest it leak.', 'lest'],
    ['Waits until a page is at hand.', 'at hand'],
    ['The lock is not to be had.', 'be had'],
    ['Sorted as far as possible.', 'as far as'],
    ['There is nobody who waits.', 'nobody who'],
    ['What a page shows.', 'What a page shows.'],
    ['Whose key it is.', 'Whose key it is.'],
    ['Reads the rows; answers their number.', '; answers'],
    ['Returns the calendar of the asker.', 'asker'],
    ['Changes the own password.', 'the own'],
    ['The size of the log plays no role.', 'plays no role'],
    ['Refuses a number that is none.', 'that is none'],
    ['The most rows of a file.', 'The most rows'],
  ])('“%s”', (text, turn) => {
    expect(turnsIn(text).map((one) => one.found)).toEqual([turn])
  })
})

describe('a text has no turn', () => {
  test.each([
    ['in plain English', 'Returns the number of rows.'],
    ['in a question', 'What does this page show?'],
    ['with “stands for”', 'The letter stands for a number.'],
    ['with a turn in a code span', 'Calls `tellWaiting` and `whoever`.'],
    ['with a turn as a part of a word', 'The intelligent almanac.'],
  ])('%s', (_, text) => {
    expect(turnsIn(text)).toEqual([])
  })
})

describe('the check reads', () => {
  test('comments of TypeScript, in templates too', () => {
    const source = '// Told twice.\nconst a = `x $' + '{/* whoever */ 1} anew`\n/**\n * Used by\n * whom?\n */'
    expect(found('a.ts', source)).toEqual(['Told', 'whoever', 'whom'])
  })

  test('lines of one comment as one text', () => {
    expect(found('a.ts', '// Sorted as far\n// as possible.')).toEqual(['as far as'])
  })

  test('comments in the markup of an island', () => {
    expect(found('a.tsx', 'const a = <p>{/* Told. */}whoever</p>')).toEqual(['Told'])
  })

  test('comments and user texts of an Astro page', () => {
    const source = "---\n// Told.\n---\n<!-- whoever -->\n<p>{t('Made anew')}</p><p>lest</p>"
    expect(found('a.astro', source)).toEqual(['Told', 'whoever', 'anew'])
  })

  test('comments of a style sheet', () => {
    expect(found('a.css', '/* The row stands here. */ .told { color: red }')).toEqual(['stands'])
  })

  test('user texts, names of tests, summaries and descriptions, and no other string', () => {
    const source = [
      "t('Made anew')",
      "msg('Not to be had')",
      "test('nobody who waits', () => {})",
      "describe('so many rows', () => {})",
      "const call = { summary: 'Tell it.', description: 'For whom', name: 'told' }",
      "log('lest')",
    ].join('\n')
    expect(found('a.ts', source)).toEqual(['anew', 'be had', 'nobody who', 'so many', 'Tell', 'whom'])
  })

  test('summaries of calls: each begins with a verb, and statuses have one', () => {
    const summary = (text: string) => found('src/pages/api/v2/a.ts', `const call = { summary: '${text}' }`)
    expect(summary('Returns a room. Returns 409 if it has changed.')).toEqual([])
    expect(summary('One room.')).toHaveLength(1)
    expect(summary('Makes a room.')).toEqual(['Makes'])
    expect(summary('Changes a room. 409 if it has changed.')).toEqual(['. 409'])
  })

  test('the English texts of a demo, but not their headings, where people tell and answer each other', () => {
    const source = [
      "const title = { en: 'What is new', de: 'Neues, whoever asks.' }",
      'const text = { en: prose`',
      '  <h2>Who it is for</h2><p>They tell you. Nobody answers. What they say stands.</p><ul><li>Made anew</li></ul>` }',
      "const lead = { en: 'For whoever asks.' }",
    ].join('\n')
    expect(found('a.ts', source)).toEqual(['stands', 'What they say stands.', 'whoever'])
  })

  test('Markdown, but not its code spans', () => {
    expect(found('a.md', '# Told\n\nRun `tell` for whoever asks.')).toEqual(['Told', 'whoever'])
  })
})

describe('the check of a project', () => {
  let root: string

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'words-'))
    for (const folder of ['src', 'demo', 'tests', 'scripts', 'deploy', 'docs']) mkdirSync(join(root, folder))
    writeFileSync(join(root, 'src/a.ts'), '// Plain.\n\n// Told.\n')
    writeFileSync(join(root, 'docs/words.md'), 'Never write whoever.\n')
    writeFileSync(join(root, 'docs/a.md'), 'Made anew.\n')
  })

  afterEach(() => rmSync(root, { recursive: true }))

  test('names the file and the line of each turn, and leaves out the glossary', () => {
    const { comments, problems } = checkWords({ root })
    expect(comments).toBe(2)
    expect(problems.map(({ file, line, found: turn }) => `${file}:${line} ${turn}`)).toEqual([
      'docs/a.md:1 anew',
      'src/a.ts:3 Told',
    ])
  })

  test('reads the comments of settings and scripts, and the titles of a dashboard', () => {
    mkdirSync(join(root, 'deploy/front'))
    writeFileSync(join(root, 'deploy/front/a.cfg'), 'mode http\n  # Plain.\n  # Told.\n')
    writeFileSync(join(root, 'deploy/front/a.ini'), '; Told.\ntold = 1\n')
    writeFileSync(join(root, 'deploy/front/guard'), '#!/bin/sh\n# Told.\n')
    writeFileSync(join(root, 'deploy/front/a.json'), '{ "title": "Told", "unit": "told" }\n')
    expect(checkWords({ root, below: 'deploy' }).problems.map(({ file, found: turn }) => `${file} ${turn}`)).toEqual([
      'deploy/front/a.cfg Told',
      'deploy/front/a.ini Told',
      'deploy/front/a.json Told',
      'deploy/front/guard Told',
    ])
  })

  test('reads one folder alone', () => {
    expect(checkWords({ root, below: 'docs' }).problems.map(({ file }) => file)).toEqual(['docs/a.md'])
  })
})
