import { expect, test } from 'vitest'
import { strykerPlugins } from '../../../../scripts/mutate/ignoredTexts.mjs'

const [{ value: texts }] = strykerPlugins as unknown as [{ value: { shouldIgnore(path: object): string | undefined } }]

const name = (text: string) => ({ type: 'Identifier', name: text })
const text = { type: 'StringLiteral', value: 'x' }
const member = (...names: string[]): object =>
  names
    .slice(1)
    .reduce<object>((object, one) => ({ type: 'MemberExpression', object, property: name(one) }), name(names[0]!))

/** Whether an argument of a call is left out. */
function isIgnored(callee: object, { node = text as object, key = 0, type = 'CallExpression' } = {}): boolean {
  return texts.shouldIgnore({ node, parent: { type, callee }, listKey: 'arguments', key }) !== undefined
}

test('texts for people are left out, what else is given with them is not', () => {
  expect(isIgnored(name('msg'))).toBe(true)
  expect(isIgnored(member('locals', 't'))).toBe(true)
  expect(isIgnored(name('msg'), { key: 1 })).toBe(false)
  expect(isIgnored(name('msg'), { node: name('label') })).toBe(false)
  expect(isIgnored(name('conflict'))).toBe(false)
})

test('the words of a log and of an error in the program are left out', () => {
  expect(isIgnored(member('runtime', 'log', 'warn'), { node: { type: 'ObjectExpression' } })).toBe(true)
  expect(isIgnored(member('log', 'error'), { key: 1 })).toBe(true)
  expect(isIgnored(member('list', 'error'))).toBe(false)
  expect(isIgnored(name('Error'), { type: 'NewExpression' })).toBe(true)
  expect(isIgnored(name('Refusal'), { type: 'NewExpression' })).toBe(false)
})

test('sentences of the published description are left out, also if they are joined', () => {
  const described = (key: string, value: object) =>
    texts.shouldIgnore({ node: value, parent: { type: 'ObjectProperty', key: name(key), value }, key: 'value' })
  const joined = { type: 'BinaryExpression', left: text, right: text }
  expect(described('summary', text)).toBeDefined()
  expect(described('description', joined)).toBeDefined()
  expect(described('description', { ...joined, right: name('rest') })).toBeUndefined()
  expect(described('code', text)).toBeUndefined()
})
