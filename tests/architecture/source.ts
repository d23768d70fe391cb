import { readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'

const everything = [...below('src'), ...below('demo')]

/** Every file of code of the product and its demo, as a path from the root of the project. */
export const files = everything.filter((file) => /\.(ts|tsx|astro)$/.test(file))
/** Every style sheet. */
export const sheets = everything.filter((file) => file.endsWith('.css'))
/** Every file of the tests. */
export const testFiles = below('tests').filter((file) => /\.tsx?$/.test(file))

/** The text of a file. */
export function code(file: string): string {
  return readFileSync(file, 'utf8')
}

/** One import or re-export of a file. */
export interface Import {
  /** As the file writes it. */
  from: string
  /** Whether it brings types only. */
  isType: boolean
}

/** The static and dynamic imports of a file. */
export function importsOf(file: string): Import[] {
  const found = code(file).matchAll(
    /^\s*(?:import|export)\b(?!\s+(?:const|function|type \w+ =|interface))([^'"\n]*(?:\{[^}]*\}\s*from\s*)?)['"]([^'"]+)['"]|\}\s*from\s*['"]([^'"]+)['"]|\bimport\(['"]([^'"]+)['"]\)/gm,
  )
  return [...found].map((match) => ({
    from: match[2] ?? match[3] ?? match[4] ?? '',
    isType: /^\s*type\b/.test(match[1] ?? ''),
  }))
}

/** Whether an import names a file of the project. */
export function isOurs(from: string): boolean {
  return /^[#.]/.test(from)
}

/** The file that an import of `file` names, as a path from the root of the project. */
export function resolveImport(file: string, from: string): string {
  if (from.startsWith('.')) return posix.join(posix.dirname(file), from)
  return from
    .replace(/^#(shared|server|client)\//, 'src/lib/$1/')
    .replace(/^#(islands|layouts)\//, 'src/$1/')
    .replace(/^#(tests|demo)\//, '$1/')
}

function below(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`)
}
