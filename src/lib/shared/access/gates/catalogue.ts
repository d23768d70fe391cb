import type { Gate } from '../admission.ts'

/** The pages of the catalogue and of the learner's trainings. */
export const catalogueGates: Record<string, Gate> = {
  '/search': { admit: 'storefront_page', feature: 'storefront_page', visitors: true },
  '/storefront': { admit: 'storefront_page', feature: 'storefront_page', hidden: true },
  '/storefront/search': { admit: 'storefront_page', feature: 'storefront_page', visitors: true, hidden: true },
  '/storefront/[sectionId]': { admit: 'storefront_page', feature: 'storefront_page', visitors: true, hidden: true },
  '/training/[id]': { admit: 'storefront_page', feature: 'storefront_page', visitors: true, own: true },
  '/training/[id]/enrolment': { admit: 'signed-in' },
  '/training/[id]/sessions/[sessionId]': { admit: 'signed-in', feature: 'availability' },
  '/dashboard': { admit: 'signed-in' },
  '/trainings': { admit: 'signed-in' },
}
