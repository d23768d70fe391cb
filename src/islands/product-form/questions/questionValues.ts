import type { CheckoutField } from '#shared/contract/checkout.ts'

type QuestionText = CheckoutField['translations'][string]

const noText: QuestionText = { label: '', hint: '', options: [] }

/** A question with a place for its texts in each language. */
export function questionValues(question: CheckoutField, languages: readonly string[]): CheckoutField {
  const places = Object.fromEntries(languages.map((lang) => [lang, noText]))
  return { ...question, translations: { ...places, ...question.translations } }
}

/** A question as the calls take it: choices only for a choice, and translated choices as many as choices, or none. */
export function sentQuestion({ type, options, translations, ...question }: CheckoutField): CheckoutField {
  const sent = type === 'select' ? options : []
  const aligned = (translated: QuestionText['options']) => {
    const texts = sent.map((_, index) => translated[index] ?? '')
    return texts.some((text) => text.trim() !== '') ? texts : []
  }
  return {
    ...question,
    type,
    options: sent,
    translations: Object.fromEntries(
      Object.entries(translations).map(([lang, text]) => [lang, { ...text, options: aligned(text.options) }]),
    ),
  }
}

/** A new question. Its name is not one of the given names; its answers are stored under it. */
export function newQuestion(names: readonly string[], languages: readonly string[]): CheckoutField {
  let number = names.length + 1
  while (names.includes(`question_${number}`)) number++
  const empty = { name: `question_${number}`, type: 'text' as const, label: '', hint: '', required: true }
  return questionValues({ ...empty, options: [], translations: {} }, languages)
}

/** The question without one of its choices, in all languages. */
export function withoutChoice(question: CheckoutField, place: number): CheckoutField {
  const rest = (texts: readonly string[]) => texts.filter((_, index) => index !== place)
  return {
    ...question,
    options: rest(question.options),
    translations: Object.fromEntries(
      Object.entries(question.translations).map(([lang, text]) => [lang, { ...text, options: rest(text.options) }]),
    ),
  }
}
