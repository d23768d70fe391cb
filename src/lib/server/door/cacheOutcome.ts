/**
 * The source of a response: cached, cached and sent while the database is away (`stale`), rendered and cached, rendered for another request, or not cacheable.
 */
export type CacheOutcome = 'hit' | 'stale' | 'miss' | 'shared' | 'bypass'
