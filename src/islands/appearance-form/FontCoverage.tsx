import { useQueries } from '@tanstack/react-query'
import { useEffect } from 'react'
import { fontFileQuery } from '#client/queries/appearance.ts'
import { alphabets } from '#shared/i18n/alphabets.ts'
import type { FontFamily } from '#shared/theme/appearance.ts'
import { useFrame } from '../forms/frame/SettingsFrame.tsx'
import { Icon } from '../ui/Icon.tsx'

/** A short text in each language, which has letters that other languages do not have. */
const samples: Readonly<Record<string, string>> = {
  en: 'The reading room is open',
  de: 'Übermäßig schöne Bücher',
  fr: 'Où est passé l’œuvre ?',
  es: '¿Quién señaló el capítulo?',
  ar: 'قاعة القراءة مفتوحة',
  he: 'חדר הקריאה פתוח',
}

/** The languages that the shipped Latin fonts do not cover, with the font that replaces them. */
const stepIns: Readonly<Record<string, string>> = { ar: 'IBM Plex Sans Arabic', he: 'IBM Plex Sans Hebrew' }

/** Whether a font has the letters of each language of the site, and which font is used where it does not. */
export function FontCoverage({ family }: { family: FontFamily }) {
  const { t, icons, languages } = useFrame()
  const facts = useQueries({ queries: family.files.map(({ url }) => fontFileQuery(url)) })
  const isOwn = family.files.length > 0
  const isLoading = facts.some(({ isPending }) => isPending)
  const shown = useShownFamily(family)
  const missingIn = (langcode: string): string | undefined => {
    if (alphabets[langcode] === undefined) return undefined
    if (!isOwn) return stepIns[langcode] ? alphabets[langcode] : ''
    // The letters that no file has.
    const [first, ...others] = facts.map(({ data }) => data?.missing[langcode] ?? '')
    return [...(first ?? '')].filter((letter) => others.every((missing) => missing.includes(letter))).join('')
  }
  return (
    <table className="font-coverage" aria-busy={isLoading || undefined}>
      <caption className="unseen">{t('Letters of each language')}</caption>
      <tbody>
        {languages.map(({ langcode, name, dir }) => {
          const missing = missingIn(langcode)
          return (
            <tr key={langcode}>
              <th scope="row" lang={langcode}>
                <bdi>{name}</bdi>
              </th>
              <td lang={langcode} dir={dir} style={{ fontFamily: shown }}>
                {samples[langcode] ?? name}
              </td>
              <td className="font-coverage-state">
                {missing === '' && !isLoading && (
                  <span className="ratio-mark">
                    {t('All letters')}
                    <Icon href={`${icons}#check`} />
                  </span>
                )}
                {missing && !isLoading && (
                  <>
                    <span>{t('{{font}} steps in', { font: stepIns[langcode] ?? 'IBM Plex Sans' })}</span>
                    {isOwn && missing.length < 12 && (
                      <span className="quiet">
                        {t('Missing:')} <bdi lang={langcode}>{[...missing].join(' ')}</bdi>
                      </span>
                    )}
                  </>
                )}
                {missing === undefined && <span className="quiet">{t('Not checked')}</span>}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

/**
 * Loads the files of one of the site's fonts under a name that only this page uses; returns the fonts for the samples.
 */
function useShownFamily({ family, files }: FontFamily): string {
  const own = `Shown ${family}`
  const key = JSON.stringify(files)
  useEffect(() => {
    const faces = (JSON.parse(key) as FontFamily['files']).map(
      ({ url, style, weight }) => new FontFace(own, `url(${url})`, { style, weight }),
    )
    for (const face of faces) {
      document.fonts.add(face)
      // A file that cannot be loaded leaves the fallback.
      face.load().catch(() => {})
    }
    return () => {
      for (const face of faces) document.fonts.delete(face)
    }
  }, [own, key])
  return files.length > 0 ? `"${own}", var(--body)` : `"${family}", var(--body)`
}
