import { msg } from '../../i18n/message.ts'
import type { SectionTemplate } from './template.ts'

export const recommendedTemplates: readonly SectionTemplate<'recommended'>[] = [
  {
    key: 'row',
    name: msg('A row for each learner'),
    content: (t) => ({
      title: t('For you'),
      text: t('Chosen by your profession, your skills and what you have completed.'),
    }),
  },
  {
    key: 'grid',
    name: msg('Six ideas in a grid'),
    content: (t) => ({ title: t('Your next training') }),
    settings: { layout: 'grid', size: 6 },
    appearance: { scheme: 'tint' },
  },
]
