import { pseudoText } from '#shared/i18n/pseudoText.ts'
import { type Catalogue, sourceCatalogue } from './catalogues.ts'
import { catalogueSources } from './catalogueSources.ts'

/** The language of the interface for testing: English with accents and longer words. */
export const pseudoLanguage = 'en-XA'

/** Returns every text of the interface in the language for testing. */
export async function pseudoCatalogue(): Promise<Catalogue> {
  const { plain } = await catalogueSources()
  const texts = [...[...plain].map((source) => [source, source] as const), ...Object.entries(sourceCatalogue)]
  return Object.fromEntries(texts.map(([key, text]) => [key, pseudoText(text)]))
}
