import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The stories that take longest: if one of them begins last, the other workers wait for it. */
const longest = ['pages/validHtml', 'property/strangers', 'property/rush', 'property/killed', 'property/ledger']

/** Runs the longest stories of each project first; a fresh clone knows of no file how long it took. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return sorted.toSorted((one, other) => (one.project.name === other.project.name ? rank(one) - rank(other) : 0))
  }
}

function rank({ moduleId }: TestSpecification): number {
  return longest.some((path) => moduleId.includes(`/tests/${path}.`)) ? 0 : 1
}
