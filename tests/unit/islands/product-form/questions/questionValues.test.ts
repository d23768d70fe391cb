import { expect, test } from 'vitest'
import type { CheckoutField } from '#shared/contract/checkout.ts'
import {
  newQuestion,
  questionValues,
  sentQuestion,
  withoutChoice,
} from '#islands/product-form/questions/questionValues.ts'

const size: CheckoutField = {
  name: 'size',
  type: 'select',
  label: 'Size',
  hint: '',
  required: true,
  options: ['S', 'M', 'L'],
  translations: { ar: { label: 'المقاس', hint: '', options: ['صغير', 'وسط', 'كبير'] } },
}

test('a question has a place for its texts in each language, and is sent as it was stored', () => {
  const values = questionValues(size, ['ar', 'de'])
  expect(values.translations.de).toEqual({ label: '', hint: '', options: [] })
  expect(sentQuestion(questionValues(size, ['ar']))).toEqual(size)
})

test('translated choices are as many as choices, or none', () => {
  // A form library fills a place in a list without the places before it.
  const sparse: string[] = []
  sparse[2] = 'Groß'
  const de = { label: '', hint: '', options: sparse }
  const sent = sentQuestion({ ...size, translations: { de, fr: { ...de, options: ['', ' '] } } })
  expect(sent.translations).toMatchObject({ de: { options: ['', '', 'Groß'] }, fr: { options: [] } })
})

test('only a choice from a list has choices', () => {
  expect(sentQuestion({ ...size, type: 'text' })).toMatchObject({
    options: [],
    translations: { ar: { label: 'المقاس', options: [] } },
  })
})

test('a choice is removed in all languages', () => {
  expect(withoutChoice(size, 1)).toMatchObject({
    options: ['S', 'L'],
    translations: { ar: { options: ['صغير', 'كبير'] } },
  })
})

test('the name of a new question is not taken', () => {
  expect(newQuestion(['size'], []).name).toBe('question_2')
  expect(newQuestion(['question_2'], []).name).toBe('question_3')
})
