import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'
import { checkStrings } from '../../../../../scripts/checks/strings.mjs'

interface Site {
  files: Record<string, string>
  en?: Record<string, string> | string
  ar?: Record<string, string> | string
  /** Other catalogues, which are checked too. */
  more?: Record<string, Record<string, string>>
  languages?: readonly string[]
}

/** The messages of the check for a site with these files and catalogues. */
export function check({
  files,
  en = {},
  ar = {},
  more = {},
  languages = ['en', 'ar', ...Object.keys(more)],
}: Site): string[] {
  const root = mkdtempSync(join(tmpdir(), 'strings-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const asText = (catalogue: Record<string, string> | string) =>
    typeof catalogue === 'string' ? catalogue : JSON.stringify(catalogue, null, 2)
  const others = Object.entries(more).map(([lang, texts]) => [`catalogue/${lang}.json`, asText(texts)] as const)
  const all: Record<string, string> = {
    ...files,
    'catalogue/en.json': asText(en),
    'catalogue/ar.json': asText(ar),
    ...Object.fromEntries(others),
  }
  for (const [path, text] of Object.entries(all)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return checkStrings({ root, catalogues: 'catalogue', languages })
}

export const pointsEn = { '{{count}} points_one': '{{count}} point', '{{count}} points_other': '{{count}} points' }
export const pointsAr = {
  '{{count}} points_zero': 'لا نقاط',
  '{{count}} points_one': 'نقطة',
  '{{count}} points_two': 'نقطتان',
  '{{count}} points_few': '{{count}} نقاط',
  '{{count}} points_many': '{{count}} نقطة',
  '{{count}} points_other': '{{count}} نقطة',
}
