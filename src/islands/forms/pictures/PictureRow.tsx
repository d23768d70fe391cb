import type { Translate } from '#shared/i18n/message.ts'
import { PICTURE_TEXT_LENGTH, pictureTypes } from '#shared/media/uploadLimits.ts'
import { smallestForm } from '#shared/media/uploadedPicture.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import type { FieldPicture } from './fieldUploads.ts'

interface PictureRowProps {
  id: string
  replaceId: string | undefined
  picture: FieldPicture
  place: number
  total: number
  described: boolean
  /** The preview is above, because it is much wider than high. */
  wide: boolean
  error: string | undefined
  onDescribe(alt: string): void
  onMove(to: number): void
  onReplace(file: File): void
  onCrop(): void
  onRemove(): void
  icons: string
  t: Translate
}

/** One stored picture of a form: its preview, its text and what can be done with it. */
export function PictureRow({
  id,
  replaceId,
  picture,
  place,
  total,
  described,
  wide,
  error,
  onDescribe,
  icons,
  t,
  ...on
}: PictureRowProps) {
  const number = place + 1
  const name = t('Picture {{number}} of {{total}}', { number, total })
  return (
    <li className="picture-row" data-wide={wide || undefined} aria-label={name}>
      <img src={smallestForm(picture.file)} alt="" width="160" height="120" />
      <div className="picture-row-body">
        {described && (
          <Field
            id={`${id}-alt`}
            label={t('What does the picture show?')}
            error={error}
            required
            requiredTitle={t('This field is required.')}
            control={(control) => (
              <input
                {...control}
                type="text"
                maxLength={PICTURE_TEXT_LENGTH}
                value={picture.alt}
                onChange={({ currentTarget }) => onDescribe(currentTarget.value)}
              />
            )}
          />
        )}
        {!described && error && <p className="error">{error}</p>}
        <div className="actions">
          {total > 1 && (
            <>
              <IconButton
                id={`${id}-up`}
                icon={`${icons}#arrow_upward`}
                label={t('Move picture {{number}} up', { number })}
                disabled={place === 0}
                onClick={() => on.onMove(place - 1)}
              />
              <IconButton
                id={`${id}-down`}
                icon={`${icons}#arrow_downward`}
                label={t('Move picture {{number}} down', { number })}
                disabled={number === total}
                onClick={() => on.onMove(place + 1)}
              />
            </>
          )}
          <label className="btn line picture-replace">
            {t('Replace')}
            <input
              id={replaceId}
              type="file"
              className="unseen"
              accept={pictureTypes.join(',')}
              aria-label={`${t('Replace')}: ${name}`}
              onChange={({ currentTarget }) => {
                const [file] = currentTarget.files ?? []
                if (file) on.onReplace(file)
                currentTarget.value = ''
              }}
            />
          </label>
          <Button aria-label={`${t('Crop')}: ${name}`} onClick={on.onCrop}>
            {t('Crop')}
          </Button>
          <Button look="text" danger aria-label={`${t('Remove')}: ${name}`} onClick={on.onRemove}>
            {t('Remove')}
          </Button>
        </div>
      </div>
    </li>
  )
}
