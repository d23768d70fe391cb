import { completeLanguages, sourceLanguage } from '#shared/i18n/languages.ts'
import { readCatalogues, sourceCatalogue } from './catalogues.ts'

/** The source strings of the interface. A few are shown with a number and without one. */
export interface CatalogueSources {
  plain: ReadonlySet<string>
  counted: ReadonlySet<string>
}

/** Reads the source strings from a complete catalogue, which has all of them. */
export async function catalogueSources(): Promise<CatalogueSources> {
  const whole = completeLanguages.find(({ langcode }) => langcode !== sourceLanguage)?.langcode ?? sourceLanguage
  const keys = Object.keys((await readCatalogues([whole]))[whole] ?? {})
  const counted = new Set(Object.keys(sourceCatalogue).flatMap((key) => countedSource(key) ?? []))
  return { plain: new Set(keys.filter((key) => !counted.has(countedSource(key) ?? ''))), counted }
}

function countedSource(key: string): string | undefined {
  // linear: the ending is anchored and has no repetition.
  return /_(?:zero|one|two|few|many|other)$/.test(key) ? key.slice(0, key.lastIndexOf('_')) : undefined
}
