import { baseOf } from '#shared/i18n/languages.ts'
import { heldIn } from './list/matching.ts'

/** The languages of a training: the one it is held in, and those of its title. */
export interface TrainingLanguages {
  language: string
  described: readonly string[]
}

/** How well a reader can follow a training: 2 if it is held in their language, 1 if it is described in it. */
export type LanguageFit = 0 | 1 | 2

/** Returns the fit of trainings for readers of a language; a reader of pt-BR can follow pt, and the other way round. */
export function languageFit(language: string): (training: TrainingLanguages) => LanguageFit {
  const own = [language, baseOf(language)]
  const isHeld = heldIn(own)
  return (training) => (isHeld(training) ? 2 : training.described.some((code) => own.includes(code)) ? 1 : 0)
}
