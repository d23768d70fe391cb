import type { Translate } from './message.ts'

/** The texts of the error fallback, in the reader's language. */
export interface FallbackWords {
  message: string
  refresh: string
}

/** The texts of the error fallback (specification, section 8). */
export function fallbackWords(t: Translate): FallbackWords {
  return { message: t('Oops, something went wrong :('), refresh: t('Refresh') }
}
