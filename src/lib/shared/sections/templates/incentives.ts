import { msg } from '../../i18n/message.ts'
import type { SectionTemplate } from './template.ts'

export const incentivesTemplates: readonly SectionTemplate<'incentives'>[] = [
  {
    key: 'shelf',
    name: msg('Four rewards'),
    content: (t) => ({
      title: t('Your points are worth something'),
      text: t('Choose a reward, or save for a larger one.'),
    }),
  },
  {
    key: 'row',
    name: msg('Many rewards'),
    content: (t) => ({ title: t('New in the shop') }),
    settings: { size: 8 },
    appearance: { scheme: 'paper' },
  },
]
