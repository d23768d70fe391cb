import { expect } from 'vitest'
import type { Answer } from '#tests/support/rawHttp.ts'

export const MIB = 2 ** 20
export const json = { 'content-type': 'application/json' }
export const arabic = { cookie: 'language=ar' }

/** A refusal in the contract's form, or as a page that says what is wrong; neither shows internal details. */
export function expectRefused({ status, headers, text }: Answer, expected: number, asApi: boolean): void {
  expect(status, text.slice(0, 300)).toBe(expected)
  expect(text).not.toMatch(/\bat .+\.(?:ts|mjs|astro)\b|SQLITE|Error:(?! )/)
  if (!asApi) {
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(text).toMatch(/<html lang="\w+" dir="\w+"[\s\S]*<h1[\s>]/)
    return
  }
  expect(headers['content-type']).toBe('application/json; charset=utf-8')
  const { errors } = JSON.parse(text)
  expect(errors.length).toBeGreaterThan(0)
  for (const error of errors) {
    expect(error).toEqual({
      message: expect.stringMatching(/\S/),
      path: expect.any(String),
      code: expect.stringMatching(/^\w+$/),
    })
  }
}
