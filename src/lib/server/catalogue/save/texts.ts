import { readerLanguage, type ReaderLanguages } from '#shared/i18n/readerText.ts'
import { readOnce } from '../../memory/readOnce.ts'

/** The text of a training in one language. `description` is clean HTML. */
export interface TrainingText {
  title: string
  summary: string
  description: string
  /** The provider's name in this language, if it has one. */
  provider?: string
}

interface TextColumns {
  language: string
  title: string
  summary: string
  description?: string
  /** JSON: the text in each language; '{}' if the columns hold the only one. */
  translations: string
}

type Translations = Readonly<Record<string, Partial<TrainingText>>>

/** Returns a training's texts by language. */
export function readTexts(row: TextColumns): Record<string, TrainingText> {
  return textsOf(row, parseTranslations)
}

function textsOf(row: TextColumns, translationsIn: (stored: string) => Translations): Record<string, TrainingText> {
  const own = { title: row.title, summary: row.summary, description: row.description ?? '' }
  if (row.translations === '{}') return { [row.language]: own }
  const texts: Record<string, TrainingText> = {}
  for (const [lang, text] of Object.entries(translationsIn(row.translations))) {
    if (text.title)
      texts[lang] = {
        title: text.title,
        summary: text.summary ?? '',
        description: text.description ?? '',
        ...(text.provider && { provider: text.provider }),
      }
  }
  const isAmongThem = row.language in texts || Object.values(texts).some((text) => text.title === own.title)
  return isAmongThem ? texts : { [row.language]: own, ...texts }
}

/** Written by columnsOf alone, so no schema checks it. */
function parseTranslations(stored: string): Translations {
  return JSON.parse(stored)
}

/** For cards: many pages show the same few trainings. */
const knownTranslations = readOnce(parseTranslations)

/** Returns a training's text for this reader. */
export function trainingText(row: TextColumns, reader: ReaderLanguages): TrainingText & { lang: string } {
  const texts = textsOf(row, knownTranslations)
  const lang = readerLanguage(texts, reader, row.language) ?? row.language
  return { lang, title: row.title, summary: row.summary, description: row.description ?? '', ...texts[lang] }
}
