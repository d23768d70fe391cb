import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin'

/** Functions whose first argument is a text for people. */
const translating = new Set(['msg', 't'])
/** Members that hold a sentence of the published description. */
const describing = new Set(['summary', 'description'])

/**
 * Leaves out the words themselves. A test that repeats them word by word would only hold them twice; that each text is
 * known and translated is what `scripts/checks/strings.mjs` checks.
 */
const texts = {
  /** @param {import('@stryker-mutator/api/ignore').NodePath} path */
  shouldIgnore({ node, parent, listKey, key }) {
    if (!parent) return undefined
    if (listKey === 'arguments' && isLog(parent)) return 'The words of a line of the log are for operators.'
    if (describing.has(memberOf(node, parent, key)) && isWritten(node))
      return 'A sentence of the published description.'
    if (!isText(node)) return undefined
    const isFirst = listKey === 'arguments' && key === 0
    if (isFirst && parent.type === 'CallExpression' && translating.has(nameOf(parent.callee)))
      return 'A text for people; the check of strings knows it.'
    if (isFirst && parent.type === 'NewExpression' && nameOf(parent.callee) === 'Error')
      return 'The message of an error in the program is for developers.'
    return undefined
  },
}

export const strykerPlugins = [declareValuePlugin(PluginKind.Ignore, 'texts', texts)]

function isText({ type }) {
  return type === 'StringLiteral' || type === 'TemplateLiteral'
}

/** A text, or texts joined by `+`. */
function isWritten(node) {
  return isText(node) || (node.type === 'BinaryExpression' && isWritten(node.left) && isWritten(node.right))
}

/** The name of the member of an object that a node is the value of. */
function memberOf(node, parent, key) {
  return parent.type === 'ObjectProperty' && key === 'value' && parent.value === node ? nameOf(parent.key) : ''
}

/** `log.warn(…)`, `runtime.log.error(…)` */
function isLog(node) {
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return false
  return (
    ['debug', 'info', 'warn', 'error'].includes(nameOf(node.callee.property)) && nameOf(node.callee.object) === 'log'
  )
}

/** The name of what is called or read: the last part of `a.b.c`. */
function nameOf(node) {
  return node.type === 'MemberExpression' ? nameOf(node.property) : (node.name ?? '')
}
