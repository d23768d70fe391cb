import { msg } from '#shared/i18n/message.ts'
import type { SectionType } from '#shared/sections/types.ts'

/** Returns the source string of a field of a section's type, as the form calls it. */
export function fieldLabel(type: SectionType, field: string): string {
  return labelsOfType[type]?.[field] ?? labels[field] ?? field
}

const labelsOfType: Partial<Record<SectionType, Readonly<Record<string, string>>>> = {
  faq: { items: msg('Questions') },
  testimonials: { items: msg('Quotations') },
  stats: { items: msg('Numbers') },
  logos: { items: msg('Logos'), size: msg('Size') },
  leaderboard: { size: msg('Number of places') },
}

const labels: Readonly<Record<string, string>> = {
  hidden: msg('Hidden'),
  visible_from: msg('Shown from'),
  visible_until: msg('Shown until'),
  audience: msg('Target audience'),
  eyebrow: msg('Line above the headline'),
  title: msg('Headline'),
  text: msg('Text'),
  body: msg('Text'),
  links: msg('Buttons'),
  link: msg('Link'),
  label: msg('Button text'),
  picture: msg('Picture'),
  poster: msg('Picture before the video plays'),
  url: msg('Address of the video'),
  slides: msg('Slides'),
  search: msg('Search field'),
  topics: msg('Topics below the search field'),
  art: msg('Beside the text'),
  covers: msg('Drawings'),
  seed: msg('Drawing'),
  height: msg('Height'),
  source: msg('Which trainings'),
  ids: msg('Trainings'),
  vocabulary: msg('Vocabulary'),
  terms: msg('Terms'),
  layout: msg('Layout'),
  size: msg('Maximum number'),
  order_by: msg('Sort by'),
  counts: msg('Number of trainings'),
  columns: msg('Columns'),
  side: msg('Side of the picture'),
  ratio: msg('Shape of the picture'),
  open_first: msg('Show the first answer'),
  grey: msg('All in grey'),
  period: msg('Period'),
  scope: msg('People'),
  width: msg('Width'),
  scheme: msg('Colours'),
  background: msg('Background picture'),
  overlay: msg('Colour over the picture'),
  padding: msg('Space above and below'),
  alignment: msg('Text alignment'),
}

/** Source strings of the choices of a field, by their stored values. */
export const choiceLabels: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  art: { covers: msg('Drawings'), picture: msg('Picture'), none: msg('Nothing') },
  height: { small: msg('Low'), normal: msg('Medium'), tall: msg('High') },
  source: {
    all: msg('All trainings'),
    free: msg('Free trainings'),
    custom: msg('Chosen trainings'),
    vocabulary: msg('Trainings under chosen terms'),
  },
  layout: {
    carousel: msg('Row'),
    grid: msg('Grid'),
    list: msg('List'),
    tiles: msg('Tiles'),
    chips: msg('Small buttons'),
  },
  order_by: {
    personalized: msg('Best for each learner first'),
    popular: msg('Most taken first'),
    newest: msg('Newest first'),
    title: msg('A to Z'),
    start_date: msg('Next session first'),
  },
  size: { small: msg('Small'), normal: msg('Medium'), large: msg('Large') },
  side: { start: msg('Before the text'), end: msg('After the text') },
  period: {
    week: msg('This week'),
    month: msg('This month'),
    quarter: msg('This quarter'),
    year: msg('This year'),
    all: msg('All time'),
  },
  scope: { everyone: msg('Everyone'), organization: msg('Own organisation') },
  width: { narrow: msg('Narrow'), normal: msg('Page'), wide: msg('Wide'), full: msg('Full') },
  scheme: { paper: msg('Page'), tint: msg('Tinted'), primary: msg('Brand'), ink: msg('Dark') },
  overlay: { soft: msg('Light (overlay)'), medium: msg('Medium'), strong: msg('Strong') },
  padding: { none: msg('None'), small: msg('Small'), normal: msg('Medium'), large: msg('Large') },
  alignment: { start: msg('At the start of the line'), center: msg('In the middle') },
}
