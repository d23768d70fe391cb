import { useState } from 'react'
import type { Translate } from '#shared/i18n/message.ts'
import { pictureTypes } from '#shared/media/uploadLimits.ts'
import { Icon } from '../../ui/Icon.tsx'

interface PictureDropProps {
  id: string
  multiple: boolean
  invalid: boolean
  onFiles(files: File[]): void
  icons: string
  t: Translate
}

/**
 * The place to choose or drop pictures. The file input covers it, so that a click and a drop reach the input itself.
 */
export function PictureDrop({ id, multiple, invalid, onFiles, icons, t }: PictureDropProps) {
  const [isOver, setOver] = useState(false)
  return (
    <div className="picture-drop" data-over={isOver || undefined}>
      <Icon href={`${icons}#upload`} />
      <label htmlFor={id}>{t('Choose a picture')}</label>
      <span className="quiet">{t('or drop it here')}</span>
      <input
        id={id}
        type="file"
        multiple={multiple}
        accept={pictureTypes.join(',')}
        aria-invalid={invalid || undefined}
        aria-describedby={`${id}-hint`}
        onDragEnter={() => setOver(true)}
        onDragLeave={() => setOver(false)}
        onDrop={() => setOver(false)}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])])
          // The same file may be chosen again after it was removed.
          currentTarget.value = ''
        }}
      />
    </div>
  )
}
