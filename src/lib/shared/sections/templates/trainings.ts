import { msg } from '../../i18n/message.ts'
import type { SectionTemplate } from './template.ts'

export const trainingsTemplates: readonly SectionTemplate<'trainings'>[] = [
  {
    key: 'popular',
    name: msg('The most taken, in a row'),
    content: (t) => ({ title: t('Most taken now'), text: t('Your colleagues are learning these now.') }),
    settings: { source: 'all', layout: 'carousel', order_by: 'popular', size: 10 },
  },
  {
    key: 'free',
    name: msg('Free trainings, in a grid'),
    content: (t) => ({ title: t('Free to begin'), text: t('No cost, no waiting: open one and look around.') }),
    settings: { source: 'free', layout: 'grid', order_by: 'newest', size: 6 },
    appearance: { scheme: 'tint' },
  },
  {
    key: 'newest',
    name: msg('The newest, as a list'),
    content: (t) => ({ title: t('Newly added'), text: '' }),
    settings: { source: 'all', layout: 'list', order_by: 'newest', size: 5 },
  },
]
