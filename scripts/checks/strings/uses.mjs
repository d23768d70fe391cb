import { readFileSync } from 'node:fs'
import ts from 'typescript'
import { placeholders } from '../../../src/lib/shared/i18n/textFaults.ts'
import { astroCode } from './astro.mjs'

/**
 * One use of a source string.
 * @typedef {object} Use
 * @property {string} source
 * @property {boolean} counted whether it has plural forms
 * @property {string} file
 * @property {number} line
 * @property {boolean} declared whether it is in an island's `export const strings`
 */

/**
 * The strings that a file passes to `t` and `msg`. A value that is only known at run time (`t(label)`) must come from a
 * `msg`; a text that is put together from pieces cannot be translated and is a problem.
 *
 * @param {string} path
 * @param {string} file the name to report
 * @returns {{ uses: Use[], problems: string[] }}
 */
export function readUses(path, file) {
  const text = readFileSync(path, 'utf8')
  const found = { uses: [], problems: [] }
  if (!path.endsWith('.astro')) {
    readCode(text, { file, firstLine: 1, found })
    return found
  }
  const { pieces, errors } = astroCode(text)
  for (const { line, message } of errors) found.problems.push(`${file}:${line} cannot be read: ${message}`)
  for (const piece of pieces) readCode(piece.text, { file, firstLine: piece.line, found })
  return found
}

function readCode(text, { file, firstLine, found }) {
  // A .ts file may contain `<T>value`, which TSX reads as an element; everything else reads the same as TSX.
  const kind = /\.ts$/.test(file) ? ts.ScriptKind.TS : ts.ScriptKind.TSX
  const code = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind)
  const lineAt = (position) => firstLine + code.getLineAndCharacterOfPosition(position).line
  for (const { start = 0, messageText } of code.parseDiagnostics) {
    found.problems.push(`${file}:${lineAt(start)} cannot be read: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`)
  }
  visit(code, false)

  function visit(node, inStrings) {
    if (ts.isCallExpression(node)) {
      const callee = nameOf(node.expression)
      if (callee) readCall(node, callee, { file, line: lineAt(node.getStart(code)), declared: inStrings, found })
    }
    if (hidesT(node)) {
      found.problems.push(`${file}:${lineAt(node.getStart(code))} name it t, or the strings given to it are not found`)
    }
    ts.forEachChild(node, (child) => visit(child, inStrings || isStringsDeclaration(child)))
  }
}

function readCall(call, callee, { file, line, declared, found }) {
  const [first, second] = call.arguments
  const { texts, glued, unknown } = first ? literals(first) : { texts: [], glued: false, unknown: true }
  if (glued) found.problems.push(`${file}:${line} ${callee}() gets text put together from pieces: use {{placeholders}}`)
  if (unknown && callee === 'msg') found.problems.push(`${file}:${line} msg() needs the string itself`)
  const names = callee === 't' ? valueNames(second) : undefined
  for (const source of texts) {
    const needed = placeholders(source)
    const lacking = names ? needed.filter((name) => !names.includes(name)) : []
    if (lacking.length > 0) found.problems.push(`${file}:${line} '${source}' is given no ${lacking.join(', ')}`)
    const counted = needed.includes('count') || (names?.includes('count') ?? false)
    found.uses.push({ source, counted, file, line, declared })
  }
}

function nameOf(callee) {
  if (ts.isIdentifier(callee) && (callee.text === 't' || callee.text === 'msg')) return callee.text
  if (ts.isPropertyAccessExpression(callee) && callee.name.text === 't') return 't'
  return undefined
}

/** The texts that an expression may be; `glued` if text is joined with a value. */
function literals(node) {
  if (ts.isStringLiteralLike(node)) return { texts: [node.text], glued: false, unknown: false }
  if (ts.isTemplateExpression(node)) return { texts: [], glued: true, unknown: false }
  if (ts.isConditionalExpression(node)) return either(node.whenTrue, node.whenFalse)
  if (ts.isBinaryExpression(node)) {
    const operator = node.operatorToken.kind
    if (operator === ts.SyntaxKind.PlusToken) return joined(node)
    if (operator === ts.SyntaxKind.QuestionQuestionToken || operator === ts.SyntaxKind.BarBarToken) {
      return either(node.left, node.right)
    }
  }
  const wrapped =
    ts.isParenthesizedExpression(node) ||
    ts.isAsExpression(node) ||
    ts.isSatisfiesExpression(node) ||
    ts.isNonNullExpression(node)
  return wrapped ? literals(node.expression) : { texts: [], glued: false, unknown: true }
}

function either(left, right) {
  const [a, b] = [literals(left), literals(right)]
  return { texts: [...a.texts, ...b.texts], glued: a.glued || b.glued, unknown: a.unknown || b.unknown }
}

/** A long string that is broken over lines with `+` is one string; anything else added to a string is not. */
function joined(node) {
  const [a, b] = [literals(node.left), literals(node.right)]
  if (a.texts.length === 1 && b.texts.length === 1 && !a.unknown && !b.unknown) {
    return { texts: [a.texts[0] + b.texts[0]], glued: false, unknown: false }
  }
  return { texts: [], glued: true, unknown: false }
}

/** The names of the values of a call; `undefined` if only running it would show them. */
function valueNames(values) {
  if (!values) return []
  if (!ts.isObjectLiteralExpression(values) || values.properties.some(ts.isSpreadAssignment)) return undefined
  return values.properties.map((property) => property.name.text)
}

/** Whether a translate function gets a name other than `t`, under which this check would not find it. */
function hidesT(node) {
  const names = ts.isBindingElement(node) || ts.isVariableDeclaration(node) || ts.isParameter(node)
  if (!names || !ts.isIdentifier(node.name) || node.name.text === 't') return false
  if (ts.isBindingElement(node)) return node.propertyName?.text === 't'
  return node.type?.typeName?.text === 'Translate' || givesT(node.initializer)
}

function givesT(value) {
  if (!value) return false
  if (ts.isPropertyAccessExpression(value)) return value.name.text === 't'
  return ts.isCallExpression(value) && /\b(translator|clientTranslate)$/.test(value.expression.getText())
}

function isStringsDeclaration(node) {
  return ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.name.text === 'strings'
}
