import type { SectionType } from '../types.ts'
import { categoriesTemplates } from './categories.ts'
import { continueLearningTemplates } from './continueLearning.ts'
import { ctaTemplates } from './cta.ts'
import { faqTemplates } from './faq.ts'
import { heroTemplates } from './hero.ts'
import { imageTextTemplates } from './imageText.ts'
import { incentivesTemplates } from './incentives.ts'
import { leaderboardTemplates } from './leaderboard.ts'
import { logosTemplates } from './logos.ts'
import { recommendedTemplates } from './recommended.ts'
import { richTextTemplates } from './richText.ts'
import { searchTemplates } from './search.ts'
import { signUpTemplates } from './signUp.ts'
import { slideshowTemplates } from './slideshow.ts'
import { statsTemplates } from './stats.ts'
import type { SectionTemplate } from './template.ts'
import { testimonialsTemplates } from './testimonials.ts'
import { trainingsTemplates } from './trainings.ts'
import { upcomingSessionsTemplates } from './upcomingSessions.ts'
import { videoTemplates } from './video.ts'

/** The filled examples of each section type. A type without a line does not compile. */
export const sectionTemplates: { [T in SectionType]: readonly SectionTemplate<T>[] } = {
  hero: heroTemplates,
  slideshow: slideshowTemplates,
  trainings: trainingsTemplates,
  categories: categoriesTemplates,
  search: searchTemplates,
  rich_text: richTextTemplates,
  image_text: imageTextTemplates,
  video: videoTemplates,
  cta: ctaTemplates,
  faq: faqTemplates,
  testimonials: testimonialsTemplates,
  stats: statsTemplates,
  logos: logosTemplates,
  upcoming_sessions: upcomingSessionsTemplates,
  continue_learning: continueLearningTemplates,
  recommended: recommendedTemplates,
  incentives: incentivesTemplates,
  leaderboard: leaderboardTemplates,
  sign_up: signUpTemplates,
}
