import type { Gate } from '../admission.ts'

/** The landing page and the pages for errors. */
export const siteGates: Record<string, Gate> = {
  '/': { admit: 'public' },
  '/denied': { admit: 'public' },
  '/not-found': { admit: 'public' },
  '/[...path]': { admit: 'public' },
  '/404': { admit: 'public' },
  '/500': { admit: 'public' },
}
