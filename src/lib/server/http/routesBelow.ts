import { memo } from '#shared/memo.ts'

/** Returns whether a route is one of these paths or below one. The site has a few hundred routes; each is compared once. */
export function routesBelow(paths: readonly string[]): (pattern: string) => boolean {
  return memo(1000, (pattern: string) => paths.some((path) => pattern === path || pattern.startsWith(`${path}/`)))
}
