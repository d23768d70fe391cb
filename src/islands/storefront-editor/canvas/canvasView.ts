import { clientTranslate, type Messages } from '#shared/i18n/clientTranslate.ts'
import { formatsFor } from '#shared/i18n/format.ts'
import { hash32 } from '#shared/theme/covers/chance.ts'
import { coverName } from '#shared/theme/covers/coverName.ts'
import type { CoverPalette } from '#shared/theme/covers/palette.ts'
import { drawCover } from '#shared/theme/covers/drawCover.ts'
import type { ViewContext } from '../../sections/view.ts'
import type { FrameLanguage } from '../../forms/frame/SettingsFrame.tsx'
import type { EditorFacts } from '../editorContext.ts'

interface CanvasReader {
  language: string
  dir: 'ltr' | 'rtl'
  languages: readonly FrameLanguage[]
  messages: Messages
  timeZone: string
  icons: string
  facts: Pick<EditorFacts, 'palette' | 'patterns' | 'signUpUrl' | 'trainings'>
}

/** The context of the canvas for the views of sections, as the site's page makes it on the server. */
export function canvasView({ language, dir, languages, messages, timeZone, icons, facts }: CanvasReader): ViewContext {
  const format = formatsFor({ lang: language, timeZone, patterns: facts.patterns })
  const { palette } = facts
  return {
    t: clientTranslate(messages),
    lang: language,
    dir,
    languages: languages.map(({ langcode, dir: side }) => ({ langcode, direction: side === 'rtl' ? 1 : 0 })),
    format,
    roomFormat: format,
    hasOwnTime: false,
    cover: coverOf(palette),
    coverDrawing: (seed, ratio) => drawCover({ seed: seedOf(seed), ratio, palette }),
    icon: (name) => `${icons}#${name}`,
    links: { search: '/search', training: (id) => `/training/${id}`, login: '/user/login', signUp: facts.signUpUrl },
    search: { total: facts.trainings, back: '' },
  }
}

/** Returns the address of a generated cover. */
export function coverOf(palette: CoverPalette): ViewContext['cover'] {
  return (seed, ratio) => coverName({ seed: seedOf(seed), ratio, palette })
}

/** As the server writes seeds into addresses. */
function seedOf(words: string): string {
  return /^[\w-]{1,64}$/.test(words) ? words : `s${hash32(words)}`
}
