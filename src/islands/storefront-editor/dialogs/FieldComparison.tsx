import type { DraftSection } from '#shared/sections/draft.ts'
import { msg, type Translate } from '#shared/i18n/message.ts'
import { wordsOfRichText } from './wordsOfField.ts'
import { useFrame } from '../../settings/SettingsFrame.tsx'

interface FieldComparisonProps {
  section: DraftSection
  /** The version that both sides started from. */
  base: DraftSection | null
  other: DraftSection | null
}

/** The fields in which two versions of a section differ; what this side changed is marked. */
export function FieldComparison({ section, base, other }: FieldComparisonProps) {
  const { t } = useFrame()
  const own = fieldsOf(section)
  const before = base ? fieldsOf(base) : {}
  const beside = other ? fieldsOf(other) : {}
  const names = [...new Set([...Object.keys(own), ...Object.keys(beside)])].filter((name) => own[name] !== beside[name])
  return (
    <dl className="clash-fields">
      {names.slice(0, 12).map((name) => {
        const isChanged = own[name] !== before[name]
        return (
          <div key={name} data-changed={isChanged || undefined}>
            <dt>{labelOf(name, t)}</dt>
            <dd>
              <bdi>{isChanged ? <mark>{own[name] ?? t('Empty')}</mark> : (own[name] ?? t('Empty'))}</bdi>
            </dd>
          </div>
        )
      })}
    </dl>
  )
}

const labels: Readonly<Record<string, string>> = {
  title: msg('Headline'),
  text: msg('Text'),
  eyebrow: msg('Line above the headline'),
  links: msg('Buttons'),
  layout: msg('Layout'),
  size: msg('Number of trainings'),
  hidden: msg('Hidden'),
  width: msg('Width'),
  audience: msg('Target audience'),
}

/** `title (ar)` as people read it; a value without a label keeps its name. */
function labelOf(name: string, t: Translate): string {
  const [field = '', language] = name.split(' ')
  const label = labels[field]
  const words = label ? t(label) : field.replaceAll('_', ' ')
  return language ? `${words} ${language}` : words
}

/** The values of a section as texts, by their names. */
function fieldsOf({ data, hidden }: DraftSection): Record<string, string> {
  const fields: Record<string, string> = { hidden: String(hidden) }
  const groups: readonly object[] = [...Object.values(data.content), data.settings, data.appearance]
  const languages = [...Object.keys(data.content), '', '']
  groups.forEach((group, index) => {
    for (const [name, value] of Object.entries(group)) {
      const label = languages[index] ? `${name} (${languages[index]})` : name
      fields[label] = wordsOfRichText(value)
    }
  })
  fields.audience = data.restrictions.map(({ type, value }) => `${type}: ${[value].flat().join(', ')}`).join('; ')
  return fields
}
