import ts from 'typescript'
import { expect, test } from 'vitest'
import { code, files } from './source.ts'

/** Pages export the names that Astro prescribes; their summaries say the rest. */
const sources = files.filter(
  (file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts') && !file.startsWith('src/pages/'),
)

test('each exported function has a comment that says what its callers must know', () => {
  expect(sources.length).toBeGreaterThan(500)
  expect(sources.flatMap((file) => withoutComment(file, code(file)))).toEqual([])
})

test.each([
  ['a function', 'export function plain() {}'],
  ['an async function', 'export async function plain() {}'],
  ['a constant that is a function', 'export const plain = () => 1'],
  ['a function below an ordinary comment', '// Something.\nexport function plain() {}'],
  ['a second function below a comment', '/** One. */\nexport function one() {}\nexport function plain() {}'],
])('%s without a comment is found', (_, text) => {
  expect(withoutComment('some.ts', text)).toEqual(['some.ts: plain'])
})

test.each([
  ['a function with a comment', '/** Says it. */\nexport function plain() {}'],
  ['a function that is not exported', 'function plain() {}'],
  ['a constant that is no function', 'export const plain = 1'],
  ['another signature of a function', '/** Says it. */\nexport function plain(): 1\nexport function plain() {}'],
])('%s is not found', (_, text) => {
  expect(withoutComment('some.ts', text)).toEqual([])
})

/** `file: name` for each exported function without JSDoc; signatures of one function share the comment of the first. */
function withoutComment(file: string, text: string): string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const documented = new Set<string>()
  return source.statements.flatMap((statement) => {
    const name = exportedFunction(statement)
    if (name === undefined || documented.has(name)) return []
    if (ts.getJSDocCommentsAndTags(statement).length === 0) return [`${file}: ${name}`]
    documented.add(name)
    return []
  })
}

function exportedFunction(statement: ts.Statement): string | undefined {
  if (ts.isFunctionDeclaration(statement))
    return isExported(statement) ? (statement.name?.text ?? 'default') : undefined
  if (!ts.isVariableStatement(statement) || !isExported(statement)) return undefined
  const [first] = statement.declarationList.declarations
  const value = first?.initializer
  return value && (ts.isArrowFunction(value) || ts.isFunctionExpression(value)) ? first.name.getText() : undefined
}

function isExported({ modifiers }: ts.FunctionDeclaration | ts.VariableStatement): boolean {
  return modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false
}
