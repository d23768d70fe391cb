import { msg } from '../../i18n/message.ts'
import type { SectionTemplate } from './template.ts'

export const logosTemplates: readonly SectionTemplate<'logos'>[] = [
  {
    key: 'partners',
    name: msg('Partners in a line'),
    content: (t) => ({
      title: t('Made together with'),
      items: [
        { name: t('City Library') },
        { name: t('General Hospital') },
        { name: t('Harbour School') },
        { name: t('North Engineers') },
      ],
    }),
  },
  {
    key: 'large',
    name: msg('A few large names'),
    content: (t) => ({ items: [{ name: t('City Library') }, { name: t('General Hospital') }] }),
    settings: { size: 'large', grey: false },
    appearance: { scheme: 'tint' },
  },
]
