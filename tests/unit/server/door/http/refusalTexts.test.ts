import { expect, test } from 'vitest'
import type { Translate } from '#shared/i18n/message.ts'
import { refusal } from '#server/door/http/refusalTexts.ts'

const inCapitals: Translate = (source, values = {}) => `${source} ${Object.values(values).join()}`.trim().toUpperCase()
const asked = { asApi: false, id: 'first', language: 'en', t: inCapitals, secure: false }

test('refusals of the same kind are made once', () => {
  const first = refusal(503, asked)
  expect(refusal(503, { ...asked, id: 'second' })).toBe(first)
  expect(first.text).toContain('<p>THE SITE CANNOT ANSWER AT THE MOMENT. PLEASE TRY AGAIN SHORTLY.</p>')
  expect(first.head).toContain(String(first.body.length))
})

test('a refusal is of one language, text, format, scheme and status', () => {
  const others = [
    refusal(503, { ...asked, language: 'ar' }),
    refusal(503, { ...asked, t: (source) => source }),
    refusal(503, { ...asked, asApi: true }),
    refusal(503, { ...asked, secure: true }),
    refusal(404, asked),
  ]
  const all = [refusal(503, asked), ...others].map(({ head, text }) => `${head.join()} ${text}`)
  expect(new Set(all).size).toBe(6)
})

test('a refusal that names its request or has headers of its own is made for it', () => {
  expect(refusal(500, asked).text).toContain('FIRST')
  expect(refusal(500, { ...asked, id: 'second' }).text).toContain('SECOND')
  expect(refusal(405, { ...asked, headers: ['Allow', 'GET'] }).head).toContain('Allow')
  expect(refusal(405, asked).head).not.toContain('Allow')
})

test('a text that is not Latin keeps its bytes', () => {
  const { body, text, head } = refusal(404, { ...asked, language: 'ar', t: () => 'لا شيء هنا' })
  expect(Buffer.from(text, 'latin1')).toEqual(body)
  expect(body.toString()).toContain('لا شيء هنا')
  expect(head).toContain(String(body.length))
})
