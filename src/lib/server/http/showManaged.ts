import type { APIContext } from 'astro'

/**
 * Shows the page "not found" in place of this page.
 * @param form the form of what the page would show, for users who manage it: the page leads to it
 */
export function showManaged({ locals, rewrite }: Pick<APIContext, 'locals' | 'rewrite'>, form: string | undefined) {
  locals.managedForm = form
  return rewrite('/not-found')
}
