import { msg } from '../../i18n/message.ts'
import type { SectionTemplate } from './template.ts'

export const slideshowTemplates: readonly SectionTemplate<'slideshow'>[] = [
  {
    key: 'news',
    name: msg('Three pieces of news'),
    content: (t) => ({
      title: t('News from us'),
      slides: [
        {
          eyebrow: t('News'),
          title: t('A fresh shelf of short courses'),
          text: t('Each takes less than twenty minutes. Begin with the one that you need this week.'),
          link: { label: t('Look at them'), url: '/search' },
        },
        {
          eyebrow: t('Live'),
          title: t('Meet in a room, or on the screen'),
          text: t('Small groups, one subject, time for your questions.'),
          link: { label: t('See the dates'), url: '/search' },
        },
        {
          eyebrow: t('Together'),
          title: t('Learn with a colleague'),
          text: t('Choose the same training, and talk about it over lunch.'),
        },
      ],
    }),
  },
  {
    key: 'steps',
    name: msg('Three steps to begin'),
    content: (t) => ({
      title: t('How it works'),
      slides: [
        {
          eyebrow: t('First'),
          title: t('Find a subject'),
          text: t('Search, or browse by topic. You see at once how long a training takes.'),
        },
        {
          eyebrow: t('Then'),
          title: t('Learn at your own pace'),
          text: t('Stop when you have to. Everything is where you left it.'),
        },
        {
          eyebrow: t('At last'),
          title: t('Use it, and keep it'),
          text: t('Completed trainings stay in your profile.'),
        },
      ],
    }),
    settings: { height: 'small', seed: 'steps' },
    appearance: { scheme: 'tint' },
  },
]
