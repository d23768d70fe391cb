import { msg } from '../../i18n/message.ts'
import type { SectionTemplate } from './template.ts'

export const upcomingSessionsTemplates: readonly SectionTemplate<'upcoming_sessions'>[] = [
  {
    key: 'next',
    name: msg('The next four dates'),
    content: (t) => ({
      title: t('In a room, or live on screen'),
      text: t('The groups are small, so that everyone can speak.'),
    }),
    settings: { size: 4 },
  },
  {
    key: 'many',
    name: msg('A longer calendar'),
    content: (t) => ({ title: t('Coming up') }),
    settings: { size: 8 },
    appearance: { scheme: 'tint' },
  },
]
