import type { CheckoutBody, CheckoutField } from '#shared/contract/shop.ts'
import { msg } from '#shared/i18n/message.ts'
import type { Refused } from '#shared/refusal.ts'

type Given = NonNullable<CheckoutBody['fields']>
/** What of a question decides about its answers, in whatever language it is asked. */
type Question = Pick<CheckoutField, 'name' | 'type' | 'required' | 'options'>

/** What the buyer answered to the questions of a checkout, and what is wrong with it. */
export interface Answers {
  /** By name; what was left empty is not among them. */
  answers: Given
  problems: Refused[]
}

/** Reads the answers to the questions that the products of a checkout ask; a name that two share is asked once. */
export function readAnswers(asked: readonly Question[], given: Given = {}): Answers {
  const fields = [...new Map(asked.toReversed().map((field) => [field.name, field])).values()].toReversed()
  const unknown = Object.keys(given).filter((name) => !fields.some((field) => field.name === name))
  const answers: Given = {}
  const problems = unknown.map((name) => problem(name, msg('This field is not known.'), 'unknown'))
  for (const field of fields) {
    const answer = answerOf(given, field)
    const wrong = wrongWith(field, answer)
    if (wrong) problems.push(problem(field.name, ...wrong))
    else if (answer !== undefined) answers[field.name] = answer
  }
  return { answers, problems }
}

function answerOf(given: Given, { name, type }: Question): string | boolean | undefined {
  const value = Object.hasOwn(given, name) ? given[name] : undefined
  const answer = typeof value === 'string' ? value.trim() : value
  if (answer === '' || answer === undefined) return undefined
  // A form without JavaScript sends a box that is ticked as text, and one that is not ticked not at all.
  if (type === 'checkbox' && typeof answer === 'string') return answer !== '0' && answer !== 'false'
  return answer
}

function wrongWith(field: Question, answer: string | boolean | undefined): [string, string] | undefined {
  if (answer === undefined || answer === false) {
    return field.required ? [msg('This field is required.'), 'required'] : undefined
  }
  if (typeof answer === 'boolean') {
    return field.type === 'checkbox' ? undefined : [msg('This value has the wrong type.'), 'type']
  }
  if (field.type === 'select' && !field.options.includes(answer)) {
    return [msg('This is not one of the choices.'), 'choice']
  }
  if (!(forms[field.type]?.(answer) ?? true)) return [msg('This is not in the expected form.'), 'format']
  return undefined
}

const forms: { readonly [type in CheckoutField['type']]?: (answer: string) => boolean } = {
  text: (answer) => !/[\r\n]/.test(answer),
  email: isMail,
  tel: (answer) => /^[+\d\s()./-]{3,40}$/.test(answer),
  date: isDay,
}

function isMail(answer: string): boolean {
  const [, domain] = /^[^\s@]+@([^\s@]+)$/.exec(answer) ?? []
  return domain?.slice(1, -1).includes('.') ?? false
}

function isDay(answer: string): boolean {
  const day = new Date(`${answer}T00:00:00Z`)
  return /^\d{4}-\d\d-\d\d$/.test(answer) && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(answer)
}

function problem(name: string, message: string, code: string): Refused {
  return { message, path: `fields[${name}]`, code }
}
