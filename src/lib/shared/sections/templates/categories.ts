import { msg } from '../../i18n/message.ts'
import type { SectionTemplate } from './template.ts'

export const categoriesTemplates: readonly SectionTemplate<'categories'>[] = [
  {
    key: 'tiles',
    name: msg('Topics as tiles'),
    content: (t) => ({ title: t('Browse by topic'), text: t('Each topic leads to all its trainings.') }),
    settings: { vocabulary: 'topic', layout: 'tiles', size: 8, counts: true },
  },
  {
    key: 'chips',
    name: msg('Topics as small buttons'),
    content: (t) => ({ title: t('Popular topics') }),
    settings: { vocabulary: 'topic', layout: 'chips', size: 12, counts: false },
    appearance: { scheme: 'paper', padding: 'small', alignment: 'center' },
  },
]
