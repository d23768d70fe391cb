import { msg } from '../../i18n/message.ts'
import type { SectionTemplate } from './template.ts'

export const statsTemplates: readonly SectionTemplate<'stats'>[] = [
  {
    key: 'counted',
    name: msg('Numbers that count themselves'),
    content: (t) => ({
      title: t('Learning in numbers'),
      items: [
        { label: t('trainings to choose from'), source: 'trainings' },
        { label: t('people learning'), source: 'people' },
        { label: t('trainings completed'), source: 'completions' },
        { label: t('languages to learn in'), source: 'languages' },
      ],
    }),
  },
  {
    key: 'promise',
    name: msg('Numbers of your own'),
    content: (t) => ({
      items: [
        { label: t('minutes are enough to begin'), source: 'own', value: '15' },
        { label: t('open at any hour'), source: 'own', value: '24/7' },
        { label: t('live sessions to come'), source: 'sessions' },
      ],
    }),
    appearance: { scheme: 'primary', padding: 'small' },
  },
]
