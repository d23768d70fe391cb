import { z } from 'zod'
import { msg } from '../i18n/message.ts'

/** The words about a text that holds a control character. */
export const controlCharacter = msg('The value holds a control character.')

/**
 * A text for other people without a form of its own. Control characters break pages, mails and files, and marks of
 * direction that stay open reverse the text after it; lines, tabs and single marks (LRM, RLM) are allowed.
 * @param max in characters
 */
export function PlainText(max: number) {
  return z
    .string()
    .trim()
    .max(max)
    .refine(isPlainText, { error: controlCharacter, params: { code: 'format' } })
}

/** Whether a text has no control characters and no marks of direction that stay open. */
export function isPlainText(text: string): boolean {
  return !hasControlCharacter(text) && !/[\u0080-\u009f\u202a-\u202e\u2066-\u2069]/.test(text)
}

/** Whether a text has characters that databases and pages do not accept. */
export function hasControlCharacter(text: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are the subject
  return /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffe\uffff]/.test(text)
}

/** A name: on one line, without marks that would reverse the text after it. */
export const PLAIN_NAME = /^[^\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]*$/u
