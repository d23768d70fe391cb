import type { TrainingCard } from '#shared/contract/trainings.ts'
import { definitions } from '#shared/sections/registry.ts'
import type { SectionType } from '#shared/sections/types.ts'
import type { LoadedSection } from '#shared/sections/section.ts'
import type { KeptDrawings } from '#islands/sections/render.tsx'
import type { ViewContext } from '#islands/sections/view.ts'

/** A training of the demo academy, changed where a test says so. */
export function training(changes: Partial<TrainingCard> = {}): TrainingCard {
  return {
    id: 7,
    title: 'Reading a balance sheet without fear',
    summary: 'The accounts of a small bakery, line by line.',
    lang: 'en',
    type: 'course',
    language: 'en',
    provider: 'Finance team',
    duration_minutes: 45,
    price: null,
    cover: null,
    terms: [],
    next_session: null,
    ...changes,
  }
}

const paragraph = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Yes, it is.' }] }] }
const link = { label: 'See how', url: '/search' }
const terms = [{ tid: 3, name: 'Leadership', count: 212, url: '/search?topic%5B%5D=3' }]
const trainings = {
  trainings: [training(), training({ id: 8, title: 'Lifting safely' })],
  total: 9,
  moreUrl: '/storefront/3',
}

/** For each kind of section the least it needs to be drawn: words, and what the server would have loaded. */
export const samples: Record<SectionType, { content: unknown; data: unknown }> = {
  hero: { content: { title: 'The next thing.' }, data: { terms } },
  slideshow: { content: { slides: [{ title: 'One' }, { title: 'Two', link }] }, data: null },
  trainings: { content: { title: 'Taken most' }, data: trainings },
  categories: { content: { title: 'Browse by topic' }, data: { terms } },
  search: { content: { title: 'Looking for something?' }, data: { terms } },
  rich_text: { content: { title: 'Our promise', body: paragraph }, data: null },
  image_text: { content: { title: 'How it works', body: paragraph, link }, data: null },
  video: { content: { title: 'With us', url: 'https://youtu.be/M7lc1UVf-VE' }, data: null },
  cta: { content: { title: 'Bring your team.', links: [link] }, data: null },
  faq: { content: { title: 'Questions', items: [{ question: 'Is it free?', answer: paragraph }] }, data: null },
  testimonials: { content: { title: 'Voices', items: [{ quote: 'I stayed.', name: 'Mona' }] }, data: null },
  stats: { content: { items: [{ label: 'trainings', source: 'trainings' }] }, data: { numbers: { trainings: 4338 } } },
  logos: { content: { title: 'With us', items: [{ name: 'Riverside Hospital' }] }, data: null },
  upcoming_sessions: {
    content: { title: 'Live, soon' },
    data: {
      sessions: [
        {
          id: 1,
          training: 7,
          title: 'Difficult conversations',
          lang: 'en',
          type: 'session',
          duration_minutes: 120,
          starts: '2026-12-03 13:00:00',
          ends: null,
          place: 'Room 2',
          seats_left: 4,
        },
      ],
      moreUrl: null,
    },
  },
  continue_learning: {
    content: { title: 'Carry on' },
    data: { items: [{ training: training(), state: 'in_progress' }], moreUrl: null },
  },
  recommended: { content: { title: 'For you' }, data: trainings },
  incentives: {
    content: { title: 'Rewards' },
    data: {
      points: 340,
      url: '/incentives',
      products: [{ id: 1, title: 'Enamel mug', lang: 'en', points: 80, cover: null, url: '/incentives/1' }],
    },
  },
  leaderboard: {
    content: { title: 'Leaderboard' },
    data: { rows: [{ rank: 1, name: 'Amira Haddad', points: 920, me: true }], url: '/leaderboard' },
  },
  sign_up: { content: { title: 'Ready when you are.' }, data: null },
}

interface Changes {
  id?: number
  lang?: string
  content?: object
  settings?: object
  appearance?: object
  data?: unknown
}

/** A section of a kind as the page draws it, read through the type's own schemas. */
export function loaded(type: SectionType, changes: Changes = {}): LoadedSection {
  const { content, settings, defaults } = definitions[type]
  const sample = samples[type]
  return {
    section: {
      id: changes.id ?? 12,
      type,
      weight: 0,
      lang: changes.lang ?? 'en',
      data: {
        content: content.parse({ ...(sample.content as object), ...changes.content }),
        settings: settings.parse({ ...changes.settings }),
        appearance: { ...defaults.appearance, ...changes.appearance },
      },
    },
    data: changes.data === undefined ? sample.data : changes.data,
    // Words, settings and data are all those of `type`; TypeScript loses the link in the union.
  } as LoadedSection
}

/** A page in English without formatting of its own, so that tests see what was passed on. */
export const view: ViewContext = {
  t: (source, values = {}) => source.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name])),
  lang: 'en',
  dir: 'ltr',
  languages: [],
  format: {
    number: String,
    date: (when) => `date ${when}`,
    time: (when) => `time ${when}`,
    duration: (minutes) => `${minutes} min`,
    money: ({ amount, currency }) => `${amount} ${currency}`,
    zone: () => 'UTC',
    languageName: (code) => `language ${code}`,
  },
  roomFormat: { date: (when) => `date ${when}`, time: (when) => `time ${when}`, zone: () => 'CET' },
  hasOwnTime: false,
  cover: (seed, ratio) => `/media/covers/${seed}-${ratio.replace('/', 'x')}.svg`,
  coverDrawing: (seed, ratio) => `<svg data-seed="${seed}" data-ratio="${ratio}"></svg>`,
  icon: (name) => `/icons.svg#${name}`,
  links: {
    search: '/search',
    training: (id) => `/training/${id}`,
    login: '/user/login',
    signUp: 'https://join.example',
  },
  search: { total: 4338, back: '/' },
}

/** Keeps nothing. */
export const drawAgain: KeptDrawings = (_inputs, draw) => draw()
