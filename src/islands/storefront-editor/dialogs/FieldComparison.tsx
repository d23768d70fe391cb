import { criteria } from '#shared/audience/criteria.ts'
import type { DraftSection } from '#shared/sections/draft.ts'
import type { Translate } from '#shared/i18n/message.ts'
import { formatsFor } from '#shared/i18n/format.ts'
import { choiceLabels, fieldLabel } from '../../sections/fieldLabels.ts'
import { useFrame } from '../../forms/frame/SettingsFrame.tsx'
import { useEditor } from '../editorContext.ts'
import { useValueNames } from '../useValueNames.ts'
import { changedWords } from './changedWords.ts'
import { wordsOfField } from './wordsOfField.ts'
import './fieldComparison.css'

interface FieldComparisonProps {
  section: DraftSection
  /** The version that both sides started from. */
  base: DraftSection | null
  other: DraftSection | null
  /** Whether the other version is what the editor shows now: its values are shown, too. */
  isBesideNow?: boolean
}

/** The fields in which two versions of a section differ; what this side changed is marked. */
export function FieldComparison({ section, base, other, isBesideNow = false }: FieldComparisonProps) {
  const { t, lang, timeZone, languages } = useFrame()
  const { patterns } = useEditor().facts
  const { dateTime } = formatsFor({ lang, timeZone, patterns })
  const nameOf = useValueNames([section, base, other].flatMap((one) => one?.data.restrictions ?? []))
  const audienceOf = ({ data }: DraftSection) =>
    data.restrictions
      .map(({ type, value }) => `${t(criteria[type].label)}: ${nameOf(type, value).join(', ')}`)
      .join(' · ')
  const fieldsIn = (one: DraftSection | null) =>
    one ? new Map([...fieldsOf(one, t, dateTime), ['audience', audienceOf(one)]]) : new Map<string, string>()
  const [own, before, beside] = [fieldsIn(section), fieldsIn(base), fieldsIn(other)]
  const names = [...new Set([...own.keys(), ...beside.keys()])].filter((name) => own.get(name) !== beside.get(name))
  const nativeName = (code: string) => languages.find(({ langcode }) => langcode === code)?.name ?? code
  return (
    <dl className="field-comparison">
      {names.slice(0, 12).map((name) => {
        const [field = '', language] = name.split(' ')
        const isChanged = own.get(name) !== before.get(name)
        return (
          <div key={name} data-changed={isChanged || undefined}>
            <dt>
              {t(fieldLabel(section.type, field))}
              {language && <bdi className="field-language">{nativeName(language)}</bdi>}
            </dt>
            <dd>
              <bdi>
                <MarkedText text={own.get(name) || t('Empty')} before={isChanged ? (before.get(name) ?? '') : null} />
              </bdi>
              {isBesideNow && (
                <p className="hint">{t('Now: {{example}}', { example: beside.get(name) || t('Empty') })}</p>
              )}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}

/** A text with marks on the words that it did not have before; null before: nothing is marked. */
function MarkedText({ text, before }: { text: string; before: string | null }) {
  if (before === null) return text
  const parts = changedWords(before, text)
  // Without new words, words were removed: the whole text is the change.
  if (!parts.some(({ isNew }) => isNew)) return <mark>{text}</mark>
  return parts.map(({ words, isNew }, place) => [
    place > 0 && ' ',
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other identity
    isNew ? <mark key={place}>{words}</mark> : words,
  ])
}

/** The values of a section as texts; a text in a language has the name `title en`. */
function fieldsOf(
  { data, hidden, visible_from, visible_until }: DraftSection,
  t: Translate,
  dateTime: (when: string) => string,
): [string, string][] {
  const settings = { ...data.settings, ...data.appearance }
  return [
    ['hidden', hidden ? t('On') : t('Off')],
    ['visible_from', visible_from ? dateTime(visible_from) : ''],
    ['visible_until', visible_until ? dateTime(visible_until) : ''],
    ...Object.entries(data.content).flatMap(([language, content]) =>
      Object.entries(content).map(([name, value]): [string, string] => [`${name} ${language}`, wordsOfField(value, t)]),
    ),
    ...Object.entries(settings).map(([name, value]): [string, string] => [name, wordsOfSetting(name, value, t)]),
  ]
}

function wordsOfSetting(name: string, value: unknown, t: Translate): string {
  if (typeof value === 'boolean') return value ? t('On') : t('Off')
  const label = choiceLabels[name]?.[String(value)]
  return label ? t(label) : wordsOfField(value, t)
}
