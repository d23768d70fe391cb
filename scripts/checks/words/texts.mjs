import ts from 'typescript'

/**
 * One text that a person reads.
 * @typedef {object} Text
 * @property {'comment' | 'string' | 'prose' | 'summary'} kind prose: the English texts of a demo; summary: of a call
 * @property {number} line counted from 1
 * @property {string} text
 */

/** Calls whose first argument is a text for people: user texts and test names. */
const readCalls = /^(t|msg|test|it|describe)$/

/**
 * The comments of a file, and its strings that users, integrators or readers of test reports see.
 * @param {string} file its name decides how it is read
 * @param {string} source
 * @returns {Text[]}
 */
export function textsOf(file, source) {
  if (/\.(ts|tsx|mjs)$/.test(file)) return [...commentsOfCode(source), ...stringsOfCode(file, source)]
  if (file.endsWith('.astro')) return [...commentsByPattern(source), ...translatedStrings(source)]
  if (file.endsWith('.css')) return commentsByPattern(source)
  if (file.endsWith('.json')) return titlesOf(source)
  if (!file.endsWith('.md')) return commentsOfSettings(source)
  return paragraphs(source)
}

function commentsOfCode(source) {
  const scanner = ts.createScanner(ts.ScriptTarget.Latest, false, ts.LanguageVariant.JSX, source)
  const found = []
  let kind = scanner.scan()
  let templates = 0
  while (kind !== ts.SyntaxKind.EndOfFileToken) {
    if (kind === ts.SyntaxKind.TemplateHead) templates++
    if (kind === ts.SyntaxKind.CloseBraceToken && templates > 0) {
      kind = scanner.reScanTemplateToken(false)
      if (kind === ts.SyntaxKind.TemplateTail) templates--
    }
    if (kind === ts.SyntaxKind.SlashToken || kind === ts.SyntaxKind.SlashEqualsToken) kind = scanner.reScanSlashToken()
    if (kind === ts.SyntaxKind.SingleLineCommentTrivia || kind === ts.SyntaxKind.MultiLineCommentTrivia) {
      found.push({ start: scanner.getTokenStart(), end: scanner.getTokenEnd() })
    }
    kind = scanner.scan()
  }
  return joinLines(source, found)
}

function commentsByPattern(source) {
  const found = [...source.matchAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$|<!--[\s\S]*?-->/gm)]
  return joinLines(
    source,
    found.map((match) => ({ start: match.index, end: match.index + match[0].length })),
  )
}

/** Comments of `//` on consecutive lines are one text. */
function joinLines(source, places) {
  const joined = []
  for (const place of places) {
    const last = joined.at(-1)
    const between = last ? source.slice(last.end, place.start) : ''
    const isNext = last && /^\s*\/\//.test(source.slice(place.start, place.end)) && /^\r?\n[ \t]*$/.test(between)
    if (isNext && source.slice(last.start, last.start + 2) === '//') last.end = place.end
    else joined.push({ ...place })
  }
  return joined.map(({ start, end }) => ({
    kind: 'comment',
    line: lineAt(source, start),
    text: source
      .slice(start, end)
      .replace(/^\s*(\/\*\*?|\/\/|<!--)/, '')
      .replace(/(\*\/|-->)\s*$/, '')
      .replace(/^\s*(\*|\/\/) ?/gm, ''),
  }))
}

function stringsOfCode(file, source) {
  const kind = file.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const code = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, kind)
  const found = []
  visit(code)
  return found

  function visit(node) {
    const text = readText(node)
    if (text) {
      const isSummary = file.startsWith('src/pages/api/') && /^summary\b/.test(node.getText())
      found.push({ kind: isSummary ? 'summary' : 'string', line: lineAt(source, text.getStart(code)), text: text.text })
    }
    const english = englishText(node)
    if (english) {
      const line = lineAt(source, english.getStart(code))
      for (const sentences of sentencesOfHtml(english.text)) found.push({ kind: 'prose', line, text: sentences })
    }
    ts.forEachChild(node, visit)
  }
}

function readText(node) {
  if (ts.isPropertyAssignment(node) && /^(summary|description)$/.test(node.name.getText())) {
    return ts.isStringLiteralLike(node.initializer) ? node.initializer : undefined
  }
  if (!ts.isCallExpression(node)) return undefined
  const callee = ts.isPropertyAccessExpression(node.expression) ? node.expression.name : node.expression
  const [first] = node.arguments
  return readCalls.test(callee.getText()) && first && ts.isStringLiteralLike(first) ? first : undefined
}

/** The English text of a demo: `en: '…'`, or with a tag for its spaces. */
function englishText(node) {
  if (!ts.isPropertyAssignment(node) || node.name.getText() !== 'en') return undefined
  const text = ts.isTaggedTemplateExpression(node.initializer) ? node.initializer.template : node.initializer
  return ts.isStringLiteralLike(text) ? text : undefined
}

/** The paragraphs of a text. Headings and other texts without an end are no sentences. */
function sentencesOfHtml(html) {
  return html.split(/<[^>]*>/).filter((text) => /[.!?]\s*$/.test(text))
}

function translatedStrings(source) {
  return [...source.matchAll(/\bt\(\s*(['"])((?:(?!\1).)*)\1/g)].map((match) => ({
    kind: 'string',
    line: lineAt(source, match.index),
    text: match[2],
  }))
}

/** Comments of shell, YAML, INI and other settings. Those on consecutive lines are one text. */
function commentsOfSettings(source) {
  const found = [...source.matchAll(/(?:^[ \t]*[#;](?!!).*\n?)+/gm)]
  return found.map(({ 0: text, index }) => ({
    kind: 'comment',
    line: lineAt(source, index),
    text: text.replaceAll(/^[ \t]*[#;]+ ?/gm, ''),
  }))
}

/** The titles of the panels of a dashboard. */
function titlesOf(source) {
  return [...source.matchAll(/"(?:title|description)": "([^"]*)"/g)].map((match) => ({
    kind: 'string',
    line: lineAt(source, match.index),
    text: match[1],
  }))
}

function paragraphs(source) {
  let line = 1
  return source.split('\n').flatMap((text) => [{ kind: 'string', line: line++, text }])
}

function lineAt(source, position) {
  return source.slice(0, position).split('\n').length
}
