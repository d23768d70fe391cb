import { msg } from '../../i18n/message.ts'
import type { SectionTemplate } from './template.ts'

export const signUpTemplates: readonly SectionTemplate<'sign_up'>[] = [
  {
    key: 'seat',
    name: msg('There is a place for you'),
    content: (t) => ({
      title: t('There is a place for you.'),
      text: t('An account takes one minute and costs nothing.'),
      label: t('Join now'),
    }),
  },
  {
    key: 'short',
    name: msg('One line and a button'),
    content: (t) => ({ title: t('Join, and begin today.') }),
    appearance: { scheme: 'ink', padding: 'small', alignment: 'center' },
  },
]
