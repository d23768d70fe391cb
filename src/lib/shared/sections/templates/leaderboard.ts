import { msg } from '../../i18n/message.ts'
import type { SectionTemplate } from './template.ts'

export const leaderboardTemplates: readonly SectionTemplate<'leaderboard'>[] = [
  {
    key: 'month',
    name: msg('This month, all learners'),
    content: (t) => ({ title: t('Ahead this month'), text: t('Every completed training counts.') }),
    settings: { period: 'month', scope: 'everyone', size: 5 },
  },
  {
    key: 'organization',
    name: msg('This quarter, the learner’s organisation'),
    content: (t) => ({ title: t('In your organisation') }),
    settings: { period: 'quarter', scope: 'organization', size: 10 },
    appearance: { scheme: 'tint' },
  },
]
