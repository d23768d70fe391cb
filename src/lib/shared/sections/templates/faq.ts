import { msg } from '../../i18n/message.ts'
import { plainRichText } from '../richText.ts'
import type { SectionTemplate } from './template.ts'

export const faqTemplates: readonly SectionTemplate<'faq'>[] = [
  {
    key: 'visitors',
    name: msg('Questions of visitors'),
    content: (t) => ({
      title: t('Before you join'),
      items: [
        {
          question: t('Do I need an account?'),
          answer: plainRichText(
            t('You can look at everything without one. You need an account when you begin a training.'),
          ),
        },
        {
          question: t('How much time does a training take?'),
          answer: plainRichText(t('Most take between ten minutes and one hour. The time is on each card.')),
        },
        {
          question: t('Can I stop in the middle?'),
          answer: plainRichText(t('Yes. The next time, you go on where you stopped.')),
        },
      ],
    }),
  },
  {
    key: 'learners',
    name: msg('Questions of learners'),
    content: (t) => ({
      title: t('Good to know'),
      items: [
        {
          question: t('Where do I find the trainings that I have begun?'),
          answer: plainRichText(t('They are on your dashboard, the latest one first.')),
        },
        {
          question: t('Can I change the language?'),
          answer: plainRichText(
            t('Yes, in the menu with your picture. Trainings stay in the language in which they were made.'),
          ),
        },
        {
          question: t('Who can help me?'),
          answer: plainRichText(
            t('Write to us with the link Contact at the end of the page. We answer on working days.'),
          ),
        },
      ],
    }),
    settings: { open_first: true },
    appearance: { scheme: 'tint' },
  },
]
