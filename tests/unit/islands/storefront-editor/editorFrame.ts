import type { SettingsFrameProps } from '#islands/forms/frame/SettingsFrame.tsx'

/** The frame around parts of the editor, in English. @param timeZone of the site (IANA) */
export function editorFrame(timeZone = 'UTC'): SettingsFrameProps {
  return {
    messages: { lang: 'en', strings: {} },
    lang: 'en',
    dir: 'ltr',
    nonce: 'n0nce',
    icons: '/icons.svg',
    uid: 1,
    siteLanguage: 'en',
    languages: [],
    timeZone,
    ownCriteria: [],
  }
}
