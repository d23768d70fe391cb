import { z } from 'zod'
import { msg } from '../i18n/message.ts'

/** The codes of ISO 4217. */
export const currencies: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'))

/** A currency that exists (ISO 4217). */
export const Currency = z.string().refine((code) => currencies.has(code), {
  message: msg('This is not one of the choices.'),
  params: { code: 'choice' },
})
