import { msg } from '../../i18n/message.ts'
import type { SectionTemplate } from './template.ts'
import { textBlocks } from './textBlocks.ts'

const { heading, paragraph, bullets } = textBlocks

export const richTextTemplates: readonly SectionTemplate<'rich_text'>[] = [
  {
    key: 'about',
    name: msg('About us'),
    content: (t) => ({
      title: t('Why we learn together'),
      body: {
        type: 'doc',
        content: [
          paragraph(t('Everyone here knows something that another person needs. This is the place where we share it.')),
          paragraph(t('Our trainings are short and honest. They come from daily work, and they lead back to it.')),
        ],
      },
    }),
  },
  {
    key: 'promise',
    name: msg('A promise with a list'),
    content: (t) => ({
      title: t('Our promise'),
      body: {
        type: 'doc',
        content: [
          paragraph(t('We look at each training before it opens, and again every year.')),
          heading(t('Each training')),
          bullets(
            t('names in one sentence the skill that you will have afterwards'),
            t('takes no longer than it must'),
            t('can be used with a keyboard, on a phone and with a screen reader'),
          ),
        ],
      },
    }),
  },
]
