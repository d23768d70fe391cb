import { SectionAppearance } from '../appearance.ts'
import type { Translate } from '../../i18n/message.ts'
import { sourceLanguage } from '../../i18n/languages.ts'
import { type ContentOf, definitions, type SettingsOf } from '../registry.ts'
import type { SectionOf } from '../section.ts'
import type { SectionType } from '../types.ts'
import type { SectionTemplate } from './template.ts'

/** The language of a storefront, and the translations of the site's languages by their codes. */
export interface TemplateLanguages {
  own: string
  translations: Readonly<Record<string, Translate>>
}

/**
 * The data of a section made from a template: its texts in the storefront's own language, and in the other languages
 * into which every one of them is translated.
 */
export function fillTemplate<T extends SectionType>(
  type: T,
  template: SectionTemplate<T>,
  { own, translations }: TemplateLanguages,
): SectionOf<T>['data'] {
  const languages = Object.keys(translations).filter((lang) => lang === own || isWhole(template, lang, translations))
  const definition = definitions[type]
  // why: a schema in a union forgets that its output is of the type that it was chosen by
  const write = (t: Translate) => definition.content.parse(template.content(t)) as ContentOf<T>
  const written = languages.map((lang) => [lang, write(translations[lang] ?? asWritten)])
  return {
    content: languages.includes(own)
      ? Object.fromEntries(written)
      : Object.fromEntries([[own, write(asWritten)], ...written]),
    settings: definition.settings.parse({ ...definition.defaults.settings, ...template.settings }) as SettingsOf<T>,
    appearance: SectionAppearance.parse({ ...definition.defaults.appearance, ...template.appearance }),
    restrictions: [],
  }
}

/** The source strings of a template's texts. */
export function textsOfTemplate<T extends SectionType>(template: SectionTemplate<T>): string[] {
  const texts: string[] = []
  template.content((source) => {
    texts.push(source)
    return source
  })
  return texts
}

function isWhole<T extends SectionType>(
  template: SectionTemplate<T>,
  lang: string,
  translations: TemplateLanguages['translations'],
): boolean {
  if (lang === sourceLanguage) return true
  const t = translations[lang] ?? asWritten
  const isTranslated = (text: string) => t(text) !== text
  const texts = textsOfTemplate(template)
  // A single word can be the same in both languages, as a name is.
  return texts.every((text) => isTranslated(text) || isWord(text)) && (texts.length === 0 || texts.some(isTranslated))
}

function isWord(text: string): boolean {
  return !text.includes(' ')
}

function asWritten(source: string): string {
  return source
}
