import { readdirSync, readFileSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import ts from 'typescript'
import { placeholders } from './uses.mjs'

const sourceLanguage = 'en'

/**
 * A catalogue with the line of each entry; a repeated key has two entries.
 * @typedef {{ lang: string, file: string, entries: { key: string, value: string, line: number }[] }} Catalogue
 */

/**
 * Every language that has a catalogue: that file is what makes a language complete.
 *
 * @param {string} folder
 * @param {string} root reported file names start here
 * @returns {Catalogue[]}
 */
export function readCatalogues(folder, root) {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => readCatalogue(join(folder, name), relative(root, join(folder, name))))
}

/**
 * @param {Catalogue} catalogue
 * @param {import('./uses.mjs').Use[]} uses
 * @returns {string[]}
 */
export function checkCatalogue(catalogue, uses) {
  const categories = new Intl.PluralRules(catalogue.lang).resolvedOptions().pluralCategories
  return [...missing(catalogue, uses, categories), ...wrong(catalogue, uses, categories)]
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

function missing({ lang, entries }, uses, categories) {
  const translated = new Set(entries.filter(({ value }) => value !== '').map(({ key }) => key))
  const problems = new Map()
  for (const { source, counted, file, line } of uses) {
    const lacking = requiredKeys({ source, counted }, lang, categories).filter((key) => !translated.has(key))
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

/** A source may end with what it is about, because other languages bend the word by it; English drops this. */
const about = / \((?:session)\)$/

/** English needs an entry only for plurals and for such sources: any other source is its own English. */
function requiredKeys({ source, counted }, lang, categories) {
  if (counted) return categories.map((category) => `${source}_${category}`)
  return lang === sourceLanguage && !about.test(source) ? [] : [source]
}

function wrong({ lang, file, entries }, uses, categories) {
  const sources = new Map()
  for (const { source, counted } of uses) {
    if (!counted && (lang !== sourceLanguage || about.test(source))) sources.set(source, { source })
    // i18next uses `_zero` in every language, as a separate text for none.
    if (counted) for (const form of new Set([...categories, 'zero'])) sources.set(`${source}_${form}`, { source, form })
  }
  const seen = new Set()
  return entries.flatMap(({ key, value, line }) => {
    const at = `${file}:${line}`
    if (seen.has(key)) return [`${at} '${key}' stands here twice`]
    seen.add(key)
    const use = sources.get(key)
    if (!use) return [`${at} '${key}' is used nowhere`]
    if (lang === sourceLanguage && about.test(key) && value !== key.replace(about, ''))
      return [`${at} '${key}': English only drops the brackets`]
    return differingPlaceholders(use, value).map((problem) => `${at} '${key}': ${problem}`)
  })
}

function differingPlaceholders({ source, form }, value) {
  const wanted = placeholders(source)
  const given = placeholders(value)
  // "one point", "two points" may be words; for few and more the text must contain the number.
  const inWords = ['zero', 'one', 'two'].includes(form)
  const lost = wanted.filter((name) => !given.includes(name) && !(name === 'count' && inWords))
  const invented = given.filter((name) => !wanted.includes(name) && !(name === 'count' && form))
  const problems = []
  if (lost.length > 0) problems.push(`{{${lost.join('}}, {{')}}} is lost`)
  if (invented.length > 0) problems.push(`{{${invented.join('}}, {{')}}} is not in the source`)
  if (/\{\{|\}\}/.test(value.replace(/\{\{\w+\}\}/g, ''))) problems.push('braces that are no placeholder')
  return value === '' ? [] : problems
}
