import { msg } from '../../i18n/message.ts'
import { plainRichText } from '../richText.ts'
import type { SectionTemplate } from './template.ts'

export const imageTextTemplates: readonly SectionTemplate<'image_text'>[] = [
  {
    key: 'story',
    name: msg('A story with a picture'),
    content: (t) => ({
      eyebrow: t('How we learn here'),
      title: t('It began with one good question'),
      body: plainRichText(
        t('A colleague asked how to write a clear letter. Another one showed it, and ten more listened.'),
        t('Most of our trainings started like this: somebody was good at something, and a neighbour asked how.'),
      ),
      link: { label: t('Find a training'), url: '/search' },
    }),
    settings: { side: 'end', ratio: '4:3', seed: 'story-one' },
  },
  {
    key: 'teach',
    name: msg('An invitation to teach'),
    content: (t) => ({
      eyebrow: t('Teach here'),
      title: t('What could you show others?'),
      body: plainRichText(
        t('You do not have to be a teacher. Half an hour about something that you do well is a fine beginning.'),
      ),
    }),
    settings: { side: 'start', ratio: '1:1', seed: 'teach-two' },
    appearance: { scheme: 'tint' },
  },
]
