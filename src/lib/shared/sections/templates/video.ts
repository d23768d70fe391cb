import { msg } from '../../i18n/message.ts'
import type { SectionTemplate } from './template.ts'

// An open film, which everyone may show.
const openFilm = 'https://vimeo.com/1084537'

export const videoTemplates: readonly SectionTemplate<'video'>[] = [
  {
    key: 'film',
    name: msg('A film with a few words'),
    content: (t) => ({
      title: t('Ten minutes to watch'),
      text: t('A short film says more than a long page. Press play when you have a quiet moment.'),
      url: openFilm,
    }),
  },
  {
    key: 'alone',
    name: msg('Only a film, on a dark background'),
    content: (t) => ({ title: t('See for yourself'), url: openFilm }),
    settings: { ratio: '16:9', seed: 'film-two' },
    appearance: { scheme: 'ink', alignment: 'center' },
  },
]
