import { expect, test } from 'vitest'
import { textFaults } from '#shared/i18n/textFaults.ts'
import { pseudoText } from '#shared/i18n/pseudoText.ts'

test('the text for testing is longer, has accents and keeps its placeholders', () => {
  const text = pseudoText('Log in to {{site}} again')
  expect(text).toBe('[Ļööğ ííñ ţöö {{site}} ààğààííñ]')
  expect(textFaults('Log in to {{site}} again', text)).toEqual([])
})
