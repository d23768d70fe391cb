import { useMemo } from 'react'
import type { Ratio } from '#shared/sections/parts.ts'
import { ImageField } from '../../forms/pictures/ImageField.tsx'
import { useFrame } from '../../forms/frame/SettingsFrame.tsx'
import { useControl } from './FormBody.tsx'
import { useFormPage } from './FormPageProvider.tsx'
import type { SectionPart } from './sectionPart.ts'

interface FileInputProps {
  part: SectionPart<string | null>
  label: string
  hint?: string | undefined
  /** The shape that cropping gives. */
  ratio: Ratio
}

/** An uploaded picture without a text. */
export function FileInput({ part, label, hint, ratio }: FileInputProps) {
  const { t, icons } = useFrame()
  const { uploads } = useFormPage()
  const { id, value, onChange, error } = useControl(part)
  // A picture on its way may have begun before the field was shown.
  const own = useMemo(() => uploads?.uploadsAt(part.path), [uploads, part.path])
  const [width = 1, height = 1] = ratio.split(':').map(Number)
  return (
    <ImageField
      id={id}
      label={label}
      hint={hint}
      error={error}
      icons={icons}
      t={t}
      purpose="section"
      ratio={width / height}
      described={false}
      value={value === null ? [] : [{ file: value, alt: '' }]}
      keeper={
        uploads &&
        own && {
          ...uploads,
          uploads: own,
          path: part.pathNow,
          store: (file) => part.update(() => file),
        }
      }
      onChange={([picture]) => onChange(picture?.file ?? null)}
    />
  )
}
