import { createRequire } from 'node:module'

// Astro's own parser, found through Astro so that it is the one of the build.
const fromHere = createRequire(import.meta.url)
const fromAstro = createRequire(fromHere.resolve('astro/package.json'))
const { parse: parseAstro } = await import(fromAstro.resolve('@astrojs/compiler-rs'))

export { parseAstro }

/**
 * The code of an .astro file in pieces that TypeScript can read, with the line of each: frontmatter and scripts as a
 * whole, and the outermost calls of `t` and `msg` in the template.
 *
 * @param {string} text
 * @returns {{ pieces: { text: string, line: number }[], errors: { message: string, line: number }[] }}
 */
export function astroCode(text) {
  const { ast, diagnostics } = parseAstro(text)
  const lineAt = (position) => text.slice(0, position).split('\n').length
  const pieces = []
  visit(ast)
  return {
    pieces,
    errors: diagnostics
      .filter(({ severity }) => severity === 'error')
      .map(({ text: message, labels }) => ({ message, line: labels[0]?.line ?? 1 })),
  }

  function visit(node) {
    if (typeof node !== 'object' || node === null) return
    if (Array.isArray(node)) return node.forEach(visit)
    if (node.type === 'Program' || (node.type === 'CallExpression' && isTranslation(node.callee))) {
      pieces.push({ text: text.slice(node.start, node.end), line: lineAt(node.start) })
    } else {
      Object.values(node).forEach(visit)
    }
  }
}

function isTranslation(callee) {
  if (callee.type === 'Identifier') return callee.name === 't' || callee.name === 'msg'
  return callee.type === 'MemberExpression' && callee.property.name === 't'
}
