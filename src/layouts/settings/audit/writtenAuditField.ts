import { auditFieldLabels } from '#shared/audit/auditWords.ts'
import type { AuditField } from '#shared/audit/auditFields.ts'
import { Instant } from '#shared/contract/common.ts'
import type { Formats } from '#shared/i18n/format.ts'
import type { Translate } from '#shared/i18n/message.ts'

/** A value in words, or as the JSON text that it is stored as. */
interface WrittenValue {
  text: string
  isCode: boolean
}

/** A field in the reader's language: the parts of its name, and its values; a missing value is `undefined`. */
export interface WrittenAuditField {
  parts: string[]
  before: WrittenValue | undefined
  after: WrittenValue | undefined
}

interface Reading {
  t: Translate
  format: Formats
  /** The languages of the site: their codes are parts of names. */
  languages: readonly { langcode: string }[]
}

const INSTANT_LENGTH = 'YYYY-MM-DD HH:MM:SS'.length

/** A new product has ninety fields, so a page writes thousands: no component of its own for each of them. */
export function auditFieldWriter({ t, format, languages }: Reading) {
  const codes = new Set(languages.map(({ langcode }) => langcode))

  function partOf(part: string): string {
    if (codes.has(part)) return format.languageName(part)
    const label = auditFieldLabels[part]
    return label ? t(label) : part.replaceAll('_', ' ')
  }

  function wordsOf(value: unknown, labels: Readonly<Record<string, string>>): string | undefined {
    const labelOf = (code: string) => {
      const label = Object.hasOwn(labels, code) ? labels[code] : undefined
      return label ? t(label) : code
    }
    if (value === null || value === '' || (Array.isArray(value) && value.length === 0)) return t('Empty')
    if (typeof value === 'boolean') return value ? t('Yes') : t('No')
    if (typeof value === 'number') return format.number(value)
    if (typeof value === 'string') return isInstant(value) ? format.dateTime(value) : labelOf(value)
    if (Array.isArray(value) && value.every((item) => typeof item === 'string' || typeof item === 'number'))
      return format.list(value.map((item) => labelOf(String(item))))
    return undefined
  }

  function written(value: unknown, labels: Readonly<Record<string, string>>): WrittenValue | undefined {
    if (value === undefined) return undefined
    const words = wordsOf(value, labels)
    return words === undefined ? { text: JSON.stringify(value, null, 1), isCode: true } : { text: words, isCode: false }
  }

  /** @param labels the words for codes */
  return ({ name, before, after }: AuditField, labels: Readonly<Record<string, string>>): WrittenAuditField => ({
    parts: name.split('.').map(partOf),
    before: written(before, labels),
    after: written(after, labels),
  })
}

/** The length first: a refusal of the schema costs more than the rest of a field. */
function isInstant(value: string): boolean {
  return value.length === INSTANT_LENGTH && Instant.safeParse(value).success
}
