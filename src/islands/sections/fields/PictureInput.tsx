import type { Ratio, SectionPicture } from '#shared/sections/parts.ts'
import { useFrame } from '../../forms/frame/SettingsFrame.tsx'
import { SwitchControl } from '../../forms/fields/SwitchControl.tsx'
import { FileInput } from './FileInput.tsx'
import { fieldPart, partId, presentPart, type SectionPart } from './sectionPart.ts'
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
  const { value } = part
  const described: SectionPart<SectionPicture> | null = value && presentPart(part, value)
  const isDecoration = value?.decoration === true
  const file: SectionPart<string | null> = {
    ...part,
    value: value?.file ?? null,
    base: undefined,
    change(changed) {
      part.change(changed === null ? null : { alt: '', ...value, file: changed })
    },
    update: (next) =>
      part.update((picture) => {
        const changed = next(picture?.file ?? null)
        return changed === null ? null : { alt: '', ...picture, file: changed }
      }),
    now: () => part.now()?.file ?? null,
  }
  return (
    <div className="picture-input">
      <FileInput part={file} label={label} hint={hint} ratio={ratio} />
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
              const { file: shown } = described.value
              part.change({ file: shown, alt: '', ...(on && { decoration: true }) })
            }}
          />
        </>
      )}
    </div>
  )
}
