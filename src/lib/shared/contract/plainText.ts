import { z } from 'zod'
import { msg } from '../i18n/message.ts'

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
    .refine(isPlainText, { message: msg('The value holds a control character.'), params: { code: 'format' } })
}

/** Whether a text has no control characters and no marks of direction that stay open. */
export function isPlainText(text: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are the subject
  return !/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufffe\uffff]/.test(text)
}
