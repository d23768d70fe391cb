import type { FormName, InterfaceText } from '#shared/contract/translations.ts'
import { msg } from '#shared/i18n/message.ts'
import { textFaults } from '#shared/i18n/textFaults.ts'
import type { Refused } from '#shared/refusal.ts'

/** A problem of one form of a text. */
export type FormProblem = Pick<Refused, 'message' | 'values'> & { form: FormName; code: string }

/**
 * Returns what is wrong with changed forms of a text: a form that the language does not have, placeholders that differ
 * from the source, a form that is missing beside others.
 * @param texts '' is the product's text again
 */
export function translationProblems(
  text: InterfaceText,
  texts: Readonly<Partial<Record<FormName, string>>>,
  language: string,
): FormProblem[] {
  const known = new Map(text.forms.map((one) => [one.form, one]))
  const after = text.forms.map(({ form, text: before, shipped }) => ({
    form,
    text: texts[form] === undefined ? before : texts[form] || shipped,
  }))
  const hasZero = after.some(({ form, text: words }) => form === 'zero' && words !== '')
  const isBegun = after.some(({ text: words }) => words !== '')
  return [
    ...Object.keys(texts).flatMap((form) => (known.has(form as FormName) ? [] : [unknownForm(form as FormName)])),
    ...after.flatMap(({ form, text: words }) => {
      if (words === '') return isBegun && !text.gone ? [missingForm(form)] : []
      if (!texts[form]) return []
      const plural = form === 'text' ? undefined : { lang: language, category: form, hasZero }
      return textFaults(text.source, words, plural).flatMap((fault) => faultProblems(fault, form))
    }),
  ]
}

function unknownForm(form: FormName): FormProblem {
  return { form, message: msg('The language does not have this plural form for this text.'), code: 'unknown_form' }
}

function missingForm(form: FormName): FormProblem {
  return { form, message: msg('This plural form is needed too.'), code: 'missing_form' }
}

function faultProblems({ code, names }: ReturnType<typeof textFaults>[number], form: FormName): FormProblem[] {
  if (code === 'braces') return [{ form, message: msg('These braces are not a placeholder.'), code: 'braces' }]
  const message =
    code === 'lost' ? msg('The placeholder “{{name}}” is missing.') : msg('The source has no placeholder “{{name}}”.')
  return names.map((name) => ({ form, message, values: { name }, code: `placeholder_${code}` }))
}
