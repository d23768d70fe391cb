import type { VitePlugin } from './programs.ts'

interface Parts {
  /** The imports of a start in their order: a name, and the modules that are imported. */
  steps: Record<string, readonly string[]>
  /** Programs that share modules with these steps, by their names. */
  programs: Readonly<Record<string, string>>
}

type ImportsOf = (id: string) => readonly string[]

/** The modules that are imported later than the steps: those of a first start and of jobs. */
const LATER = 'later'

/**
 * Joins what every start loads into few files. Otherwise each set of pages that shares modules has a file of its own,
 * and a sixth of a start is spent on finding, reading and linking hundreds of files.
 *
 * Two modules are in the same file if the same step needs them first, and the same programs. So a program loads only
 * what it needs, and no two files import each other. The modules that the first step imports later count as one more
 * program: a process that needs them need not load the pages.
 */
export function joinChunks({ steps, programs }: Parts): VitePlugin {
  let fileOf: ReadonlyMap<string, string> = new Map()
  return {
    name: 'joined-chunks',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    // A file may export more than its entry does, because its modules have other importers.
    options: (input) => ({ ...input, preserveEntrySignatures: 'allow-extension' }),
    outputOptions: (output) => ({
      ...output,
      codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: (id) => fileOf.get(id) }] },
    }),
    buildEnd(error) {
      if (error) return
      const missing = Object.values(steps)
        .flat()
        .filter((id) => !this.getModuleInfo(id))
      if (missing.length > 0) throw new Error(`The build has no such module now: ${missing.join(', ')}`)
      fileOf = filesOf(
        { steps, programs },
        (id) => this.getModuleInfo(id)?.importedIds ?? [],
        (id) => this.getModuleInfo(id)?.dynamicallyImportedIds ?? [],
      )
    },
  }
}

/** Returns the name of the file of each module that a step needs. */
export function filesOf(
  { steps, programs }: Parts,
  importsOf: ImportsOf,
  laterImportsOf: ImportsOf,
): ReadonlyMap<string, string> {
  const needs = Object.entries(programs).map(([name, root]) => [name, reachedFrom([root], importsOf)] as const)
  needs.push([LATER, neededLater(Object.values(steps), importsOf, laterImportsOf)])
  const files = new Map<string, string>()
  for (const [step, roots] of Object.entries(steps)) {
    // The roots are imported while the program runs: they stay files of their own.
    for (const id of reachedFrom(roots.flatMap(importsOf), importsOf)) {
      const others = needs.filter(([, needed]) => needed.has(id)).map(([name]) => name)
      if (!files.has(id)) files.set(id, [step, ...others].join('-'))
    }
  }
  return files
}

/** Returns what the first step imports while it runs, and so on, without the later steps. */
function neededLater(
  [first = [], ...laterSteps]: readonly (readonly string[])[],
  importsOf: ImportsOf,
  laterImportsOf: ImportsOf,
): ReadonlySet<string> {
  const own = new Set(laterSteps.flat())
  const laterThan = (ids: Iterable<string>) => [...ids].flatMap(laterImportsOf).filter((id) => !own.has(id))
  return reachedFrom(laterThan(reachedFrom(first, importsOf)), (id) => [...importsOf(id), ...laterThan([id])])
}

/** Returns these modules, what they import, and so on. */
function reachedFrom(roots: readonly string[], importsOf: ImportsOf): ReadonlySet<string> {
  const reached = new Set(roots)
  // The set grows while it is read.
  for (const id of reached) for (const imported of importsOf(id)) reached.add(imported)
  return reached
}
