import type { SectionType } from '#shared/sections/types.ts'
import type { SectionForms } from './form.ts'
import { lazyForms } from './lazyForms.tsx'

/** The forms of each section type; the code of each type is loaded by itself. A type without a line does not compile. */
export const sectionForms: { [T in SectionType]: SectionForms<T> } = {
  hero: lazyForms('hero', async () => (await import('./hero/Form.tsx')).heroForms),
  slideshow: lazyForms('slideshow', async () => (await import('./slideshow/Form.tsx')).slideshowForms),
  trainings: lazyForms('trainings', async () => (await import('./trainings/Form.tsx')).trainingsForms),
  categories: lazyForms('categories', async () => (await import('./categories/Form.tsx')).categoriesForms),
  search: lazyForms('search', async () => (await import('./search/Form.tsx')).searchForms),
  rich_text: lazyForms('rich_text', async () => (await import('./rich-text/Form.tsx')).richTextForms),
  image_text: lazyForms('image_text', async () => (await import('./image-text/Form.tsx')).imageTextForms),
  video: lazyForms('video', async () => (await import('./video/Form.tsx')).videoForms),
  cta: lazyForms('cta', async () => (await import('./cta/Form.tsx')).ctaForms),
  faq: lazyForms('faq', async () => (await import('./faq/Form.tsx')).faqForms),
  testimonials: lazyForms('testimonials', async () => (await import('./testimonials/Form.tsx')).testimonialsForms),
  stats: lazyForms('stats', async () => (await import('./stats/Form.tsx')).statsForms),
  logos: lazyForms('logos', async () => (await import('./logos/Form.tsx')).logosForms),
  upcoming_sessions: lazyForms(
    'upcoming_sessions',
    async () => (await import('./upcoming-sessions/Form.tsx')).upcomingSessionsForms,
  ),
  continue_learning: lazyForms(
    'continue_learning',
    async () => (await import('./continue-learning/Form.tsx')).continueLearningForms,
  ),
  recommended: lazyForms('recommended', async () => (await import('./recommended/Form.tsx')).recommendedForms),
  incentives: lazyForms('incentives', async () => (await import('./incentives/Form.tsx')).incentivesForms),
  leaderboard: lazyForms('leaderboard', async () => (await import('./leaderboard/Form.tsx')).leaderboardForms),
  sign_up: lazyForms('sign_up', async () => (await import('./sign-up/Form.tsx')).signUpForms),
}
