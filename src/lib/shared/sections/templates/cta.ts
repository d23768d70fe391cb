import { msg } from '../../i18n/message.ts'
import type { SectionTemplate } from './template.ts'

export const ctaTemplates: readonly SectionTemplate<'cta'>[] = [
  {
    key: 'begin',
    name: msg('An invitation to begin'),
    content: (t) => ({
      title: t('Begin with a quarter of an hour.'),
      text: t('There is a training for today. It is shorter than you think.'),
      links: [{ label: t('Find a training'), url: '/search' }],
    }),
  },
  {
    key: 'two',
    name: msg('Two ways to go on'),
    content: (t) => ({
      title: t('Ready for more?'),
      text: t('Look at the new trainings, or go on where you stopped.'),
      links: [
        { label: t('See what is new'), url: '/search' },
        { label: t('Go on learning'), url: '/dashboard' },
      ],
    }),
    appearance: { scheme: 'ink', alignment: 'center' },
  },
]
