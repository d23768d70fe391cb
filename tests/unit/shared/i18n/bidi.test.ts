import { describe, expect, test } from 'vitest'
import { isolate } from '#shared/i18n/bidi.ts'

const enclosed = (text: string) => `\u2068${text}\u2069`

describe('a value in a sentence', () => {
  test.each(['Maya', '2026-11-21', '1,840 €', 'Ægir & 李'])('of a left-to-right language stays bare: %s', (text) => {
    expect(isolate(text, 'ltr')).toBe(text)
  })

  test.each(['أكاديمية جونيبر', 'עברית', 'SQL بالعربية', '𞤀𞤣'])(
    'of a left-to-right language is enclosed: %s',
    (text) => {
      expect(isolate(text, 'ltr')).toBe(enclosed(text))
    },
  )

  test.each(['Maya', 'C++', '2026-11-21', '10–12', '李', 'دورة SQL'])(
    'of a right-to-left language is enclosed: %s',
    (text) => {
      expect(isolate(text, 'rtl')).toBe(enclosed(text))
    },
  )

  test.each(['ليلى', 'أكاديمية جونيبر', '', '…'])('of a right-to-left language stays bare: %s', (text) => {
    expect(isolate(text, 'rtl')).toBe(text)
  })
})
