import { readFileSync } from 'node:fs'
import ts from 'typescript'
import { parseAstro } from '../strings/astro.mjs'

/**
 * One regular expression of a file.
 * @typedef {{ pattern: string, flags: string, file: string, line: number }} Pattern
 */

/**
 * The regular expressions of a file: literals, and `new RegExp('…')`. A value in a template counts as a plain word.
 *
 * @param {string} path
 * @param {string} file the name to report
 * @returns {{ patterns: Pattern[], problems: string[] }}
 */
export function readPatterns(path, file) {
  const text = readFileSync(path, 'utf8')
  return path.endsWith('.astro') ? inAstro(text, file) : inScript(text, file)
}

function inScript(text, file) {
  const isExcused = excuses(text)
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const patterns = []
  const problems = []
  visit(source)
  return { patterns, problems }

  function visit(node) {
    ts.forEachChild(node, visit)
    const line = source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1
    if (isExcused(line)) return
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/')
      patterns.push({ pattern: node.text.slice(1, end), flags: node.text.slice(end + 1), file, line })
    } else if (
      (ts.isNewExpression(node) || ts.isCallExpression(node)) &&
      node.expression.getText(source) === 'RegExp'
    ) {
      const [pattern, flags] = (node.arguments ?? []).map(textOf)
      if (pattern === undefined) problems.push(`${file}:${line} is made of text that cannot be known here`)
      else patterns.push({ pattern, flags: flags ?? '', file, line })
    }
  }
}

/**
 * The library reports a search that reads a text once to its end as endless. A comment that begins with `linear:`, on
 * the same line or the line before, says why a pattern is not worse than that.
 */
function excuses(text) {
  const lines = text.split('\n')
  return (line) => [lines[line - 1], lines[line - 2]].some((one) => one?.includes('// linear: '))
}

/** The text of a string or template, without the values in it. */
function textOf(node) {
  if (ts.isStringLiteralLike(node)) return node.text
  if (!ts.isTemplateExpression(node)) return undefined
  return node.head.text + node.templateSpans.map(({ literal }) => `word${literal.text}`).join('')
}

function inAstro(text, file) {
  const isExcused = excuses(text)
  const patterns = []
  visit(parseAstro(text).ast)
  return { patterns, problems: [] }

  function visit(node) {
    if (typeof node !== 'object' || node === null) return
    if (Array.isArray(node)) return node.forEach(visit)
    if (node.type === 'Literal' && node.regex) {
      const line = text.slice(0, node.start).split('\n').length
      if (!isExcused(line)) patterns.push({ ...node.regex, file, line })
    } else {
      Object.values(node).forEach(visit)
    }
  }
}
