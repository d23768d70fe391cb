import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react'
import type { Translate } from '#shared/i18n/message.ts'
import { PICTURE_BYTES, type PicturePurpose } from '#shared/media/uploadLimits.ts'
import { moveItem } from '#shared/moveItem.ts'
import { FieldNotes, notesOf } from '../../ui/FieldNotes.tsx'
import { RequiredMark } from '../../ui/RequiredMark.tsx'
import type { FieldKeeper, FieldPicture } from './fieldUploads.ts'
import { PictureDrop } from './PictureDrop.tsx'
import { PictureRow } from './PictureRow.tsx'
import { UploadRow } from './UploadRow.tsx'
import { usePictureUploads } from './usePictureUploads.ts'
import './imageField.css'

const CropDialog = lazy(async () => ({ default: (await import('./CropDialog.tsx')).CropDialog }))

interface ImageFieldProps {
  /** For links on the page that lead to the field. */
  id?: string
  label: string
  hint?: string | undefined
  error?: string | undefined
  /** The error of one picture, by its place. */
  errorAt?(place: number): string | undefined
  required?: boolean
  purpose: PicturePurpose
  value: readonly FieldPicture[]
  onChange(value: FieldPicture[]): void
  /** The number of pictures that the field takes. */
  max?: number
  /** Whether each picture has a text that says what it shows; a decoration has none. */
  described?: boolean
  /**
   * Stores a picture that arrives, also when the field is not shown any more; without it, uploads end with the field.
   */
  keeper?: FieldKeeper | undefined
  /** The width divided by the height that cropping gives. */
  ratio: number
  /** The address of the icon sprite. */
  icons: string
  t: Translate
}

/** Pictures of a form: upload with progress, crop, describe, order, replace and remove. */
export function ImageField({ id: fixedId, value, onChange, max = 1, described = true, ...props }: ImageFieldProps) {
  const { label, hint, error, errorAt, required = false, purpose, keeper, ratio, icons, t } = props
  const ownId = useId()
  const id = fixedId ?? ownId
  const { pending, add, retry, drop } = usePictureUploads({ purpose, value, onChange, keeper, max, t })
  const [cropped, setCropped] = useState<string>()
  const [said, setSaid] = useState('')
  const list = useRef<HTMLUListElement>(null)
  const focusNext = useRef<string>(undefined)
  // A row that moves or goes takes the focus with it.
  useEffect(() => {
    if (focusNext.current === undefined) return
    document.getElementById(focusNext.current)?.focus()
    focusNext.current = undefined
  })

  function move(from: number, to: number): void {
    const stays = to > 0 && to < value.length - 1
    focusNext.current = `${id}-${to}-${(stays ? to < from : to > 0) ? 'up' : 'down'}`
    setSaid(t('Picture {{number}} of {{total}}', { number: to + 1, total: value.length }))
    onChange(moveItem(value, from, to))
  }

  function remove(place: number): void {
    focusNext.current = id
    onChange(value.filter((_, i) => i !== place))
  }

  const limit = PICTURE_BYTES / 2 ** 20
  const formats = t('JPEG, PNG, WebP, AVIF or GIF, up to {{limit}} MB.', { limit })
  const most = max > 1 ? t('At most {{limit}} pictures.', { limit: max }) : ''
  const fullHint = [hint, formats, most].filter(Boolean).join(' ')
  const isFull = value.length + pending.filter(({ replaces }) => replaces === undefined).length >= max
  return (
    <fieldset className="field image-field" aria-describedby={notesOf({ id, hint: fullHint, error })}>
      <legend>
        {label}
        {required && <RequiredMark title={t('This field is required.')} />}
      </legend>
      {value.length > 0 && (
        <ul ref={list} className="image-field-list">
          {value.map((picture, place) => (
            <PictureRow
              key={picture.file}
              // Links on the page lead to a control that is there.
              replaceId={isFull && place === 0 ? id : undefined}
              id={`${id}-${place}`}
              picture={picture}
              place={place}
              total={value.length}
              described={described}
              wide={ratio >= 2}
              icons={icons}
              t={t}
              error={errorAt?.(place)}
              onDescribe={(alt) => onChange(value.map((one, i) => (i === place ? { ...one, alt } : one)))}
              onMove={(to) => move(place, to)}
              onReplace={(file) => add([file], picture.file)}
              onCrop={() => setCropped(picture.file)}
              onRemove={() => remove(place)}
            />
          ))}
        </ul>
      )}
      {pending.map((one) => (
        <UploadRow key={one.key} picture={one} onRetry={() => retry(one)} onCancel={() => drop(one)} t={t} />
      ))}
      {!isFull && <PictureDrop id={id} multiple={max > 1} invalid={Boolean(error)} onFiles={add} icons={icons} t={t} />}
      <FieldNotes id={id} mark={undefined} hint={fullHint} error={error} />
      <p className="unseen" role="status">
        {said}
      </p>
      {cropped !== undefined && (
        <Suspense fallback={null}>
          <CropDialog
            file={cropped}
            ratio={ratio}
            icons={icons}
            t={t}
            onClose={() => setCropped(undefined)}
            onCrop={(part) => {
              setCropped(undefined)
              add([part], cropped)
            }}
          />
        </Suspense>
      )}
    </fieldset>
  )
}
