import { ruleLimits } from '#shared/points/ruleLimits.ts'
import { LocalisedFields } from '../forms/fields/LocalisedFields.tsx'
import { useFrame } from '../forms/frame/SettingsFrame.tsx'
import { useRulesForm } from './rulesFormState.ts'
import { fieldId } from './useOpenRule.ts'

/** The name of a rule in the other languages of the site. */
export function RuleNameFields({ ruleKey }: { ruleKey: string }) {
  const { t, languages, siteLanguage } = useFrame()
  const { form } = useRulesForm()
  if (languages.length < 2) return null
  return (
    <details className="rule-names" id={fieldId(ruleKey, 'translations')}>
      <summary>{t('Name in other languages')}</summary>
      <LocalisedFields
        control={form.control}
        parts={[{ name: `rules.${ruleKey}`, label: t('Name'), maxLength: ruleLimits.nameLength }]}
        pathOf={(name, langcode) =>
          langcode === siteLanguage ? `${name}.name` : `${name}.translations.${langcode}.name`
        }
      />
    </details>
  )
}
