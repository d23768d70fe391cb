import { useQueries } from '@tanstack/react-query'
import { fontFileQuery } from '#client/queries/appearance.ts'
import { alphabets } from '#shared/i18n/alphabets.ts'
import type { FontFamily } from '#shared/theme/appearance.ts'
import { useFrame } from '../settings/SettingsFrame.tsx'
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
              <td lang={langcode} dir={dir}>
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
