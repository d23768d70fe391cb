/** The source of a response: cached, rendered and cached, rendered for another request, or not cacheable. */
export type CacheOutcome = 'hit' | 'miss' | 'shared' | 'bypass'
