/** Astro's own does no more. It exists in a build only. */
export function defineMiddleware<Handler>(handler: Handler): Handler {
  return handler
}
