import { msg } from '#shared/i18n/message.ts'
import type { SectionType } from '#shared/sections/types.ts'

type TypeGroup = 'open' | 'trainings' | 'people' | 'words' | 'trust' | 'end'

/** Source strings of the groups of types. */
export const groupWords: Record<TypeGroup, string> = {
  open: msg('Opening'),
  trainings: msg('Trainings'),
  people: msg('For the reader'),
  words: msg('Text and media'),
  trust: msg('Trust'),
  end: msg('Closing'),
}

/** The types by what they are for. */
export const typeGroups: readonly { key: TypeGroup; types: readonly SectionType[] }[] = [
  { key: 'open', types: ['hero', 'slideshow', 'search'] },
  { key: 'trainings', types: ['trainings', 'categories', 'upcoming_sessions'] },
  { key: 'people', types: ['continue_learning', 'recommended', 'incentives', 'leaderboard'] },
  { key: 'words', types: ['rich_text', 'image_text', 'video'] },
  { key: 'trust', types: ['testimonials', 'stats', 'logos'] },
  { key: 'end', types: ['faq', 'cta', 'sign_up'] },
]

/** Source strings that say in a few words what a type shows. */
export const typeHints: Record<SectionType, string> = {
  hero: msg('A large headline, a picture and buttons.'),
  slideshow: msg('Up to five pictures that take turns.'),
  search: msg('A wide search field.'),
  trainings: msg('A row, grid or list that fills itself.'),
  categories: msg('Links to your categories.'),
  upcoming_sessions: msg('The next dates with free places.'),
  continue_learning: msg('Trainings that the reader has begun.'),
  recommended: msg('Trainings chosen for the reader.'),
  incentives: msg('Rewards, and the points of the reader.'),
  leaderboard: msg('The learners with the most points.'),
  rich_text: msg('Headings, paragraphs, lists and links.'),
  image_text: msg('A picture and a story, side by side.'),
  video: msg('Plays only after a click.'),
  testimonials: msg('Quotes from people, with their names.'),
  stats: msg('Numbers, counted live or written by you.'),
  logos: msg('The organisations behind this.'),
  faq: msg('Questions with short answers.'),
  cta: msg('One sentence and one button.'),
  sign_up: msg('A button to create an account.'),
}
