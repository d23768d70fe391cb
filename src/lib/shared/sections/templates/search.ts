import { msg } from '../../i18n/message.ts'
import type { SectionTemplate } from './template.ts'

export const searchTemplates: readonly SectionTemplate<'search'>[] = [
  {
    key: 'question',
    name: msg('A question and a search field'),
    content: (t) => ({
      title: t('Looking for something?'),
      text: t('Type a subject, a skill or the name of a training.'),
    }),
  },
  {
    key: 'field',
    name: msg('Only a search field'),
    content: (t) => ({ title: t('Search all trainings') }),
    settings: { topics: 0 },
    appearance: { scheme: 'tint', padding: 'small' },
  },
]
