/** The limits of vocabularies: a page shows a whole tree. */
export const vocabularyLimits = {
  nameLength: 120,
  languages: 50,
  vocabularies: 50,
  /** The terms of one vocabulary. */
  terms: 2000,
  /** The levels of a tree. */
  depth: 5,
  organizations: 2000,
} as const

/** The vocabularies that the product itself uses: imports, the shop and the criteria of audiences name them. */
export const fixedVocabularies: readonly string[] = ['topic', 'skill', 'level', 'profession', 'title', 'reward']
