import { expect, test } from 'vitest'
import { withinSentence } from '#shared/i18n/withinSentence.ts'

test.each([
  ['en', 'Country', 'country'],
  ['fr', 'Métier', 'métier'],
  ['de', 'Berufsbezeichnung', 'Berufsbezeichnung'],
  ['de-AT', 'Land', 'Land'],
  ['ar', 'البلد', 'البلد'],
])('within a sentence of %s, the label “%s” is “%s”', (lang, label, written) => {
  expect(withinSentence(label, lang)).toBe(written)
})
