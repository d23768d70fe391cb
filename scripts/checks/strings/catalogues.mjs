import { readdirSync, readFileSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import ts from 'typescript'
import { sourceLanguage } from '../../../src/lib/shared/i18n/languages.ts'
import { pluralCategories, textFaults } from '../../../src/lib/shared/i18n/textFaults.ts'
import { wrongFrenchSpaces } from './frenchSpaces.mjs'

/**
 * A catalogue with the line of each entry; a repeated key has two entries.
 * @typedef {{ lang: string, file: string, entries: { key: string, value: string, line: number }[] }} Catalogue
 */

/**
 * The catalogues of these languages. One that is not here is still being translated, and nothing is expected of it.
 *
 * @param {string} folder
 * @param {{ root: string, languages: readonly string[] }} of reported file names start at `root`
 * @returns {Catalogue[]}
 */
export function catalogueFiles(folder, { root, languages }) {
  return readdirSync(folder)
    .filter((name) => languages.includes(basename(name, '.json')))
    .sort()
    .map((name) => readCatalogue(join(folder, name), relative(root, join(folder, name))))
}

/**
 * @param {Catalogue} catalogue
 * @param {import('./uses.mjs').Use[]} uses
 * @returns {string[]}
 */
export function checkCatalogue(catalogue, uses) {
  return [...missing(catalogue, uses), ...wrong(catalogue, uses)]
}

/** A source may end with what it is about, because other languages bend the word by it; English drops this. */
const about = / \((?:session|vocabulary|overlay|hours|recipient)\)$/

/**
 * The keys that the catalogue of a language needs for a use. English needs one only for plurals and for sources that
 * say what they are about: any other source is its own English.
 *
 * @param {Pick<import('./uses.mjs').Use, 'source' | 'counted'>} use
 * @param {string} lang
 * @returns {string[]}
 */
export function requiredKeys({ source, counted }, lang) {
  if (counted) return pluralCategories(lang).map((category) => `${source}_${category}`)
  return lang === sourceLanguage && !about.test(source) ? [] : [source]
}

function readCatalogue(path, file) {
  const text = readFileSync(path, 'utf8')
  const json = ts.parseJsonText(path, text)
  const object = json.statements[0]?.expression
  if (json.parseDiagnostics.length > 0 || !object || !ts.isObjectLiteralExpression(object)) {
    throw new Error(`${file} is not a JSON object`)
  }
  const entries = object.properties.map((property) => ({
    key: property.name.text,
    value: ts.isStringLiteral(property.initializer) ? property.initializer.text : '',
    line: json.getLineAndCharacterOfPosition(property.getStart(json)).line + 1,
  }))
  return { lang: basename(path, '.json'), file, entries }
}

function missing({ lang, entries }, uses) {
  const translated = new Set(entries.filter(({ value }) => value !== '').map(({ key }) => key))
  const problems = new Map()
  for (const { source, counted, file, line } of uses) {
    const lacking = requiredKeys({ source, counted }, lang).filter((key) => !translated.has(key))
    if (lacking.length === 0) continue
    const forms = counted ? ` in the forms ${lacking.map((key) => key.slice(source.length + 1)).join(', ')}` : ''
    // A string used in ten places is one problem.
    const known = problems.get(source + forms)
    if (known) known.places.push(`${file}:${line}`)
    else
      problems.set(source + forms, { text: `'${source}' is not in ${lang}.json${forms}`, places: [`${file}:${line}`] })
  }
  return [...problems.values()].map(({ text, places }) => `${places.join(' ')} ${text}`)
}

function wrong({ lang, file, entries }, uses) {
  const faults = faultsByKey({ lang, texts: Object.fromEntries(entries.map(({ key, value }) => [key, value])) }, uses)
  const seen = new Set()
  return entries.flatMap(({ key, value, line }) => {
    const at = `${file}:${line}`
    if (seen.has(key)) return [`${at} '${key}' stands here twice`]
    seen.add(key)
    if (lang === sourceLanguage && about.test(key) && value !== key.replace(about, '') && !faults.has(key))
      return [`${at} '${key}': English only drops the brackets`]
    return (faults.get(key) ?? []).map((fault) => `${at} '${key}'${fault}`)
  })
}

/**
 * The faults of texts by their key: one that is used nowhere, a form that the language does not have, a placeholder
 * that differs, a wrong space in French.
 *
 * @param {{ lang: string, texts: Record<string, string> }} catalogue
 * @param {import('./uses.mjs').Use[]} uses
 * @returns {Map<string, string[]>}
 */
export function faultsByKey({ lang, texts }, uses) {
  const known = new Map()
  for (const { source, counted } of uses) {
    if (!counted && requiredKeys({ source, counted }, lang).length > 0) known.set(source, { source })
    // i18next uses `_zero` in every language, as a separate text for none.
    const categories = counted ? new Set([...pluralCategories(lang), 'zero']) : []
    for (const category of categories) known.set(`${source}_${category}`, { source, category })
  }
  const faults = new Map()
  for (const [key, text] of Object.entries(texts)) {
    const found = known.get(key)
    const form = found?.category && { lang, category: found.category, hasZero: !!texts[`${found.source}_zero`] }
    const problems = found
      ? textFaults(found.source, text, form).map((fault) => `: ${faultWords[fault.code](fault.names)}`)
      : [` ${superfluousForm(key, uses) ?? 'is used nowhere'}`]
    if (lang === 'fr') problems.push(...wrongFrenchSpaces(text).map((place) => `: '${place}' needs ${frenchSpaces}`))
    if (problems.length > 0) faults.set(key, problems)
  }
  return faults
}

/** A plural form of a string that is counted, in a category that the language does not have. */
function superfluousForm(key, uses) {
  const [, source, category] = /^(.*)_(zero|one|two|few|many|other)$/s.exec(key) ?? []
  const isCounted = uses.some((use) => use.counted && use.source === source)
  return isCounted ? `has the form ${category}, which the language does not have` : undefined
}

const frenchSpaces = 'U+202F before ; ! ? and U+00A0 before : and inside « »'

const faultWords = {
  lost: (names) => `{{${names.join('}}, {{')}}} is lost`,
  invented: (names) => `{{${names.join('}}, {{')}}} is not in the source`,
  braces: () => 'braces that are no placeholder',
}
