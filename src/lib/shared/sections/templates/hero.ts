import { msg } from '../../i18n/message.ts'
import type { SectionTemplate } from './template.ts'

export const heroTemplates: readonly SectionTemplate<'hero'>[] = [
  {
    key: 'search',
    name: msg('A welcome with a search field'),
    content: (t) => ({
      eyebrow: t('Learning for everyone here'),
      title: t('Learn the next thing.'),
      text: t('Short courses, live sessions and good reading, made by people who do the work every day.'),
    }),
  },
  {
    key: 'doors',
    name: msg('A welcome with two buttons'),
    content: (t) => ({
      eyebrow: t('A quarter of an hour is enough'),
      title: t('Small steps, real skills.'),
      text: t('Choose a training, take it at your own pace, and use it tomorrow.'),
      links: [
        { label: t('Find a training'), url: '/search' },
        { label: t('See what is new'), url: '/search' },
      ],
    }),
    settings: { search: false, art: 'covers' },
  },
  {
    key: 'calm',
    name: msg('One large sentence'),
    content: (t) => ({
      title: t('What would you like to learn today?'),
      text: t('Search for a subject, or look at what others have enjoyed.'),
    }),
    settings: { art: 'none', topics: 6 },
    appearance: { alignment: 'center', scheme: 'tint' },
  },
]
