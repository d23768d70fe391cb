const REMEMBERED = /^\s*if \(known\) return known$/m

/**
 * A statement is written at its first use. For mutants it is written at each use: otherwise only the first test that
 * uses it would count as one that reaches its mutants.
 * @param {string} code of `server/db/statement.ts`
 * @returns {string} the code that remembers no statement
 * @throws Error if the file remembers statements in another way
 */
export function withoutMemory(code) {
  if (!REMEMBERED.test(code)) throw new Error('server/db/statement.ts does not remember statements as it did.')
  return code.replace(REMEMBERED, '')
}
