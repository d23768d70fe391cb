import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { type Crop, cropArea, cropPicture, drawCrop } from '#client/cropPicture.ts'
import type { Translate } from '#shared/i18n/message.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'

interface CropDialogProps {
  /** The stored picture. */
  file: string
  /** The width divided by the height of the part. */
  ratio: number
  onCrop(part: Blob): void
  onClose(): void
  icons: string
  t: Translate
}

const PREVIEW_WIDTH = 640
const MAX_ZOOM = 4
const middle: Crop = { zoom: 1, x: 0.5, y: 0.5 }

/** Cuts a picture to a ratio. The part is chosen by dragging, or with three sliders. */
export function CropDialog({ file, ratio, onCrop, onClose, icons, t }: CropDialogProps) {
  const { picture, failed } = usePicture(file)
  const [crop, setCrop] = useState(middle)
  const canvas = useRef<HTMLCanvasElement>(null)
  const area = picture && cropArea(picture, ratio, crop)
  useEffect(() => {
    if (canvas.current && picture) drawCrop(canvas.current, picture, cropArea(picture, ratio, crop), PREVIEW_WIDTH)
  }, [picture, ratio, crop])

  function drag({ currentTarget, buttons, movementX, movementY }: PointerEvent<HTMLCanvasElement>): void {
    if (buttons !== 1 || !picture || !area) return
    const scale = area.width / currentTarget.clientWidth
    const moved = (at: number, by: number, room: number) => (room > 0 ? between(at - (by * scale) / room) : at)
    const x = moved(crop.x, movementX, picture.width - area.width)
    setCrop({ ...crop, x, y: moved(crop.y, movementY, picture.height - area.height) })
  }

  const slider = (name: keyof Crop, label: string, [min, max]: readonly [number, number]) => (
    <label className="crop-slider">
      {label}
      <input
        type="range"
        min={min}
        max={max}
        step={0.01}
        value={crop[name]}
        // The left side of a picture is on the left in each language.
        dir={name === 'x' ? 'ltr' : undefined}
        onChange={({ currentTarget }) => setCrop({ ...crop, [name]: Number(currentTarget.value) })}
      />
    </label>
  )
  const use = async () => area && onCrop(await cropPicture(picture, area))
  const footer = (
    <>
      <Button onClick={onClose}>{t('Cancel')}</Button>
      <Button look="fill" disabled={!picture} onClick={use}>
        {t('Use this part')}
      </Button>
    </>
  )
  return (
    <Dialog
      open
      onClose={onClose}
      icons={icons}
      footer={footer}
      closeLabel={t('Close')}
      title={t('Crop the picture')}
      description={t('Choose the part that is shown.')}
    >
      {failed ? (
        <p className="error" role="alert">
          {t('This picture cannot be read. It may be damaged.')}
        </p>
      ) : (
        <div className="crop">
          <canvas
            ref={canvas}
            className="crop-canvas"
            width={PREVIEW_WIDTH}
            height={PREVIEW_WIDTH / ratio}
            onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
            onPointerMove={drag}
          />
          {slider('zoom', t('Size of the part'), [1, MAX_ZOOM])}
          {slider('x', t('Left to right'), [0, 1])}
          {slider('y', t('Top to bottom'), [0, 1])}
        </div>
      )}
    </Dialog>
  )
}

function usePicture(file: string) {
  const [picture, setPicture] = useState<ImageBitmap>()
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    let isGone = false
    readPicture(file).then(
      (read) => (isGone ? read.close() : setPicture(read)),
      () => setFailed(true),
    )
    return () => {
      isGone = true
    }
  }, [file])
  return { picture, failed }
}

/** Drawings (`.svg`) have no fixed pixels, and only an `img` element reads them. */
async function readPicture(file: string): Promise<ImageBitmap> {
  const image = new Image()
  image.src = file
  await image.decode()
  return createImageBitmap(image)
}

function between(part: number): number {
  return Math.min(1, Math.max(0, part))
}
