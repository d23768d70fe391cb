import { useState } from 'react'
import type { Ratio, SectionPicture } from '#shared/sections/parts.ts'
import { useFrame } from '../../settings/SettingsFrame.tsx'
import { SwitchControl } from '../../settings/SwitchControl.tsx'
import { FileInput } from './FileInput.tsx'
import { fieldPart, partId, type SectionPart } from './sectionPart.ts'
import { TextInput } from './TextInput.tsx'

interface PictureInputProps {
  part: SectionPart<SectionPicture | null>
  label: string
  hint?: string
  ratio: Ratio
  /** `false`: words beside the picture say who or what it shows. */
  describes?: boolean
}

/** An uploaded picture with a text that says what it shows, unless it is only decoration. */
export function PictureInput({ part, label, hint, ratio, describes = true }: PictureInputProps) {
  const { t } = useFrame()
  const { value, base } = part
  const described: SectionPart<SectionPicture> | null = value && { ...part, value, base: base ?? undefined }
  // A picture without a text was stored as decoration; a new one is to be described.
  const [isDecoration, setDecoration] = useState(value?.alt === '')
  const file: SectionPart<string | null> = {
    ...part,
    value: value?.file ?? null,
    base: undefined,
    change(changed) {
      if (changed === null) setDecoration(false)
      part.change(changed === null ? null : { file: changed, alt: value?.alt ?? '' })
    },
  }
  return (
    <div className="picture-input">
      <FileInput part={file} {...{ label, hint, ratio }} />
      {describes && described && (
        <>
          {!isDecoration && (
            <TextInput
              part={fieldPart(described, 'alt')}
              label={t('What does the picture show?')}
              hint={
                described.value.alt === ''
                  ? t('Describe it for people who cannot see it, or mark it as decoration.')
                  : undefined
              }
            />
          )}
          <SwitchControl
            id={`${partId(part.path)}-decoration`}
            label={t('Only decoration')}
            hint={isDecoration ? t('Screen readers skip this picture.') : undefined}
            value={isDecoration}
            onChange={(on) => {
              setDecoration(on)
              if (on) part.change({ ...described.value, alt: '' })
            }}
          />
        </>
      )}
    </div>
  )
}
