import { msg } from '../../i18n/message.ts'
import type { SectionTemplate } from './template.ts'

export const testimonialsTemplates: readonly SectionTemplate<'testimonials'>[] = [
  {
    key: 'one',
    name: msg('One voice, large'),
    content: (t) => ({
      items: [
        {
          quote: t('I came for a spreadsheet and stayed for a conversation that I had put off since spring.'),
          name: t('Jonas'),
          role: t('Team lead'),
        },
      ],
    }),
    appearance: { scheme: 'tint' },
  },
  {
    key: 'three',
    name: msg('Three voices, side by side'),
    content: (t) => ({
      title: t('Learners about it'),
      items: [
        { quote: t('Eleven minutes, and my back has been better ever since.'), name: t('Mara'), role: t('Driver') },
        { quote: t('For the first time I read our accounts to the end.'), name: t('Yusuf'), role: t('Hotel manager') },
        { quote: t('I asked the question that mattered.'), name: t('Lin'), role: t('Engineer') },
      ],
    }),
  },
]
