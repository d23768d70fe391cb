/** The languages in which a storefront is written. */
export interface WritingLanguages {
  /** The storefront's own language, which comes first. */
  own: string
  /** The active languages of the site. */
  active: readonly string[]
}

/**
 * The language of a section from which another one is translated: the storefront's own, or the first that has texts. That
 * language itself is translated from one that was switched off. `null`: there is none.
 */
export function baseLanguage(content: object, language: string, { own, active }: WritingLanguages): string | null {
  const others = Object.keys(content).filter((code) => code !== language)
  if (others.includes(own)) return own
  const isOwnWritten = language === own && Object.hasOwn(content, own)
  return others.find((code) => !isOwnWritten || !active.includes(code)) ?? null
}
