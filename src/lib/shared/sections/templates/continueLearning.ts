import { msg } from '../../i18n/message.ts'
import type { SectionTemplate } from './template.ts'

export const continueLearningTemplates: readonly SectionTemplate<'continue_learning'>[] = [
  {
    key: 'welcome',
    name: msg('Welcome back'),
    content: (t) => ({ title: t('Welcome back'), text: t('Go on where you stopped.') }),
    settings: { size: 2 },
  },
  {
    key: 'row',
    name: msg('Everything in progress'),
    content: (t) => ({ title: t('Your trainings in progress') }),
    settings: { size: 8 },
    appearance: { scheme: 'tint', padding: 'small' },
  },
]
