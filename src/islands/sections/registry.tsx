import type { SectionType } from '#shared/sections/types.ts'
import { CategoriesView } from './categories/View.tsx'
import { ContinueLearningView } from './continue-learning/View.tsx'
import { CtaView } from './cta/View.tsx'
import { FaqView } from './faq/View.tsx'
import { HeroView } from './hero/View.tsx'
import { ImageTextView } from './image-text/View.tsx'
import { IncentivesView } from './incentives/View.tsx'
import { LeaderboardView } from './leaderboard/View.tsx'
import { LogosView } from './logos/View.tsx'
import { RecommendedView } from './recommended/View.tsx'
import { RichTextView } from './rich-text/View.tsx'
import { SearchView } from './search/View.tsx'
import { SignUpView } from './sign-up/View.tsx'
import { SlideshowView } from './slideshow/View.tsx'
import { StatsView } from './stats/View.tsx'
import { TestimonialsView } from './testimonials/View.tsx'
import { TrainingsView } from './trainings/View.tsx'
import { UpcomingSessionsView } from './upcoming-sessions/View.tsx'
import { VideoView } from './video/View.tsx'
import type { SectionView } from './view.ts'

interface Drawing<T extends SectionType> {
  View: SectionView<T>
  /** Shown as a panel with its own colour, unless it has full width. */
  panel?: true
}

/** The view of each section type. */
export const drawings: { [T in SectionType]: Drawing<T> } = {
  hero: { View: HeroView },
  slideshow: { View: SlideshowView },
  trainings: { View: TrainingsView },
  categories: { View: CategoriesView },
  search: { View: SearchView },
  rich_text: { View: RichTextView },
  image_text: { View: ImageTextView },
  video: { View: VideoView },
  cta: { View: CtaView, panel: true },
  faq: { View: FaqView },
  testimonials: { View: TestimonialsView },
  stats: { View: StatsView },
  logos: { View: LogosView },
  upcoming_sessions: { View: UpcomingSessionsView },
  continue_learning: { View: ContinueLearningView },
  recommended: { View: RecommendedView },
  incentives: { View: IncentivesView },
  leaderboard: { View: LeaderboardView },
  sign_up: { View: SignUpView, panel: true },
}
