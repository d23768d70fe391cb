import { completeLanguages } from '#shared/i18n/languages.ts'
import type { Reader } from '../db/database.ts'
import { switchedLanguages } from '../site/languages/switchedLanguages.ts'
import { interfaceTexts } from './interfaceTexts.ts'

/** A language whose texts can be changed. */
export interface TranslationLanguage {
  langcode: string
  enabled: boolean
  /** The texts that lack a form. */
  missing: number
  /** The share of texts that are there, from 0 to 1. */
  done: number
}

/** Returns the languages whose texts can be changed, in the order of the site. */
export async function translationLanguages(reader: Reader): Promise<TranslationLanguage[]> {
  const languages: TranslationLanguage[] = []
  for (const { langcode, enabled } of await switchedLanguages(reader)) {
    const { missing, all } = await missingIn(reader, langcode)
    languages.push({ langcode, enabled, missing, done: 1 - missing / Math.max(1, all) })
  }
  return languages
}

/** A catalogue of the product that is complete lacks nothing, and is not read for this. */
async function missingIn(reader: Reader, langcode: string): Promise<{ missing: number; all: number }> {
  if (completeLanguages.some((one) => one.langcode === langcode)) return { missing: 0, all: 1 }
  const texts = (await interfaceTexts(reader, langcode)).filter(({ gone }) => !gone)
  return { missing: texts.filter(({ forms }) => forms.some(({ text }) => text === '')).length, all: texts.length }
}
