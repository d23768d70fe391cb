import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import type { SwitchedLanguage } from '#shared/contract/siteSettings.ts'
import { moveItem } from '#shared/moveItem.ts'
import { FieldNotes, notesOf } from '../ui/FieldNotes.tsx'
import { useFormField } from '../forms/fields/FormFields.tsx'
import { FormGroup } from '../forms/form/FormGroup.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { SelectField } from '../forms/fields/SelectField.tsx'
import { useFrame } from '../forms/frame/SettingsFrame.tsx'
import { Switch } from '../forms/fields/Switch.tsx'
import type { GeneralGroupProps } from './values.ts'

/** The languages of the site: which are on, in which order, and the one of users who have chosen none. */
export function LanguageFields({ control }: GeneralGroupProps) {
  const { t } = useFrame()
  const nameOf = useLanguageName()
  const languages = useWatch({ control, name: 'languages' })
  return (
    <FormGroup title={t('Languages')} text={t('Everyone can choose between the languages that are on.')}>
      <LanguageList control={control} />
      <SelectField
        control={control}
        name="current_language"
        label={t('Language of the site')}
        hint={t('For visitors and users who have chosen none. Texts are written in it first.')}
        choices={languages.map(({ langcode }) => ({ value: langcode, label: nameOf(langcode) }))}
        required
      />
    </FormGroup>
  )
}

function useLanguageName(): (langcode: string) => string {
  const { languages } = useFrame()
  return (langcode) => languages.find((language) => language.langcode === langcode)?.name ?? langcode
}

function LanguageList({ control }: GeneralGroupProps) {
  const { t, icons } = useFrame()
  const nameOf = useLanguageName()
  const [said, setSaid] = useState('')
  const label = t('Languages in the menu')
  const { id, field, error } = useFormField({ control, name: 'languages', label })
  const languages: readonly SwitchedLanguage[] = useWatch({ control, name: 'languages' })

  function turn(langcode: string, enabled: boolean): void {
    field.onChange(languages.map((one) => (one.langcode === langcode ? { ...one, enabled } : one)))
  }

  function move(index: number, by: -1 | 1): void {
    const moved = languages[index]
    if (!moved || !languages[index + by]) return
    field.onChange(moveItem(languages, index, index + by).map((language, weight) => ({ ...language, weight })))
    const place = { language: nameOf(moved.langcode), place: index + by + 1, total: languages.length }
    setSaid(t('{{language}} is now number {{place}} of {{total}}.', place))
  }

  return (
    <fieldset className="field language-list" aria-describedby={notesOf({ id, hint: undefined, error })}>
      <legend>{label}</legend>
      <ol className="language-rows">
        {languages.map(({ langcode, enabled }, index) => {
          const language = nameOf(langcode)
          const switchId = index === 0 ? id : `${id}-${langcode}`
          return (
            <li key={langcode}>
              <label className="switch-line" htmlFor={switchId}>
                <Switch
                  id={switchId}
                  checked={enabled}
                  onBlur={field.onBlur}
                  onChange={({ target }) => turn(langcode, target.checked)}
                  aria-invalid={error ? true : undefined}
                />
                <bdi lang={langcode}>{language}</bdi>
              </label>
              <IconButton
                icon={`${icons}#arrow_upward`}
                label={t('Move {{language}} up', { language })}
                off={index === 0}
                onClick={() => move(index, -1)}
              />
              <IconButton
                icon={`${icons}#arrow_downward`}
                label={t('Move {{language}} down', { language })}
                off={index === languages.length - 1}
                onClick={() => move(index, 1)}
              />
            </li>
          )
        })}
      </ol>
      <FieldNotes id={id} hint={undefined} error={error} />
      <p className="unseen" role="status">
        {said}
      </p>
    </fieldset>
  )
}
