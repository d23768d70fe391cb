/** The vocabulary whose terms are the categories of the shop. */
export const categoryVocabulary = 'reward'
