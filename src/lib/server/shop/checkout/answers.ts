import type { CheckoutBody, CheckoutField } from '#shared/contract/checkout.ts'
import { msg } from '#shared/i18n/message.ts'
import type { Refused } from '#shared/refusal.ts'
import { isDay } from '#shared/days.ts'

type SentAnswers = NonNullable<CheckoutBody['fields']>
/** The part of a checkout field that is needed to check an answer. */
type Question = Pick<CheckoutField, 'name' | 'type' | 'required' | 'options'>

/** The valid answers of the buyer, and the problems of the others. */
export interface Answers {
  /** By name; empty answers are left out. */
  answers: SentAnswers
  problems: Refused[]
}

/** Checks the answers to the fields of all products in a checkout. Fields with the same name are one field. */
export function readAnswers(all: readonly Question[], given: SentAnswers = {}): Answers {
  const fields = [...new Map(all.toReversed().map((field) => [field.name, field])).values()].toReversed()
  const unknown = Object.keys(given).filter((name) => !fields.some((field) => field.name === name))
  const answers: SentAnswers = {}
  const problems = unknown.map((name) => problem(name, msg('This field is not known.'), 'unknown'))
  for (const field of fields) {
    const answer = answerOf(given, field)
    const failure = checkAnswer(field, answer)
    if (failure) problems.push(problem(field.name, ...failure))
    else if (answer !== undefined) answers[field.name] = answer
  }
  return { answers, problems }
}

function answerOf(given: SentAnswers, { name, type }: Question): string | boolean | undefined {
  const value = Object.hasOwn(given, name) ? given[name] : undefined
  const answer = typeof value === 'string' ? value.trim() : value
  if (answer === '') return undefined
  // A form without JavaScript sends a ticked checkbox as text, and leaves out one that is not ticked.
  if (type === 'checkbox' && typeof answer === 'string') return answer !== '0' && answer !== 'false'
  return answer
}

function checkAnswer(field: Question, answer: string | boolean | undefined): [string, string] | undefined {
  if (answer === undefined || answer === false) {
    return field.required ? [msg('This field is required.'), 'required'] : undefined
  }
  if (typeof answer === 'boolean') {
    return field.type === 'checkbox' ? undefined : [msg('This value has the wrong type.'), 'type']
  }
  if (field.type === 'select' && !field.options.includes(answer)) {
    return [msg('This is not one of the choices.'), 'choice']
  }
  const format = formats[field.type]
  return format?.fits(answer) === false ? [format.wrong, 'format'] : undefined
}

interface Format {
  fits(answer: string): boolean
  /** The message for an answer that does not fit. */
  wrong: string
}

const formats: { readonly [type in CheckoutField['type']]?: Format } = {
  text: { fits: (answer) => !/[\r\n]/.test(answer), wrong: msg('Use a single line.') },
  email: { fits: isMail, wrong: msg('Enter an email address, such as name@example.com.') },
  tel: { fits: (answer) => /^[+\d\s()./-]{3,40}$/.test(answer), wrong: msg('This is not a phone number.') },
  date: { fits: isDay, wrong: msg('This is not a date.') },
}

function isMail(answer: string): boolean {
  const domain = /^[^\s@]+@([^\s@]+)$/.exec(answer)?.[1]
  return domain?.slice(1, -1).includes('.') ?? false
}

function problem(name: string, message: string, code: string): Refused {
  return { message, path: `fields[${name}]`, code }
}
