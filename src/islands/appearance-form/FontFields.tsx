import { useState } from 'react'
import { useController } from 'react-hook-form'
import { FormGroup } from '../forms/form/FormGroup.tsx'
import { useFrame } from '../forms/frame/SettingsFrame.tsx'
import { Segments } from '../forms/fields/Segments.tsx'
import { useFormField } from '../forms/fields/FormFields.tsx'
import type { FontFamily } from '#shared/theme/appearance.ts'
import { FontCoverage } from './FontCoverage.tsx'
import { FontFiles } from './FontFiles.tsx'
import type { AppearanceGroupProps } from './values.ts'
import './fontFields.css'

type Place = 'body' | 'headings'
const sans = 'IBM Plex Sans'
const serif = 'IBM Plex Serif'

/** The fonts of texts and headings: shipped ones, or uploaded files. */
export function FontFields({ control }: AppearanceGroupProps) {
  const { t } = useFrame()
  return (
    <FormGroup
      title={t('Fonts')}
      text={t('Fonts come from this site only. Letters that a font does not have come from the shipped fonts.')}
    >
      <FontField control={control} place="headings" label={t('Headings')} />
      <FontField control={control} place="body" label={t('Everything else')} />
    </FormGroup>
  )
}

function FontField({ control, place, label }: AppearanceGroupProps & { place: Place; label: string }) {
  const { t } = useFrame()
  const { id, error } = useFormField({ control, name: `fonts.${place}`, label })
  const { field } = useController({ control, name: `fonts.${place}` })
  const family: FontFamily = field.value
  const isShipped = family.files.length === 0 && [sans, serif].includes(family.family)
  const [isOwn, setOwn] = useState(!isShipped)

  function choose(choice: string): void {
    setOwn(choice === 'own')
    if (choice !== 'own') field.onChange({ name: choice, family: choice, files: [], fallback: null })
  }

  return (
    <fieldset className="field font-field" id={id} tabIndex={-1}>
      <legend>{label}</legend>
      <Segments
        wide
        choices={[
          { value: serif, label: serif },
          { value: sans, label: sans },
          { value: 'own', label: t('Own font') },
        ]}
        chosen={isOwn || !isShipped ? 'own' : family.family}
        onChoose={choose}
        isInvalid={error !== undefined}
      />
      {(isOwn || !isShipped) && <FontFiles family={family} onChange={field.onChange} error={error} label={label} />}
      <FontCoverage family={family} />
    </fieldset>
  )
}
