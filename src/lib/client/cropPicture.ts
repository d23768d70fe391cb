/** The part of a picture that is kept: a zoom from 1 (all that fits), and the position of the part from 0 to 1. */
export interface Crop {
  zoom: number
  x: number
  y: number
}

interface Area {
  left: number
  top: number
  width: number
  height: number
}

type Size = Pick<Area, 'width' | 'height'>

/** The area of a picture that a crop keeps, with this ratio of width to height. */
export function cropArea({ width, height }: Size, ratio: number, { zoom, x, y }: Crop): Area {
  const fit = width / height > ratio ? { width: height * ratio, height } : { width, height: width / ratio }
  const part = { width: fit.width / zoom, height: fit.height / zoom }
  return { ...part, left: (width - part.width) * x, top: (height - part.height) * y }
}

/** No stored form is larger, so a larger canvas would only take memory. */
const WIDEST = 2400
const QUALITY = 0.95

/** Draws the kept part of a picture into a canvas. */
export function drawCrop(canvas: HTMLCanvasElement, picture: ImageBitmap, area: Area, width: number): void {
  canvas.width = Math.round(width)
  canvas.height = Math.max(1, Math.round((width * area.height) / area.width))
  const context = canvas.getContext('2d')
  context?.drawImage(picture, area.left, area.top, area.width, area.height, 0, 0, canvas.width, canvas.height)
}

/** The kept part as a picture of its own. A browser that cannot write WebP writes PNG. */
export function cropPicture(picture: ImageBitmap, area: Area): Promise<Blob> {
  const canvas = document.createElement('canvas')
  drawCrop(canvas, picture, area, Math.min(WIDEST, Math.max(1, area.width)))
  return new Promise((resolve, reject) => {
    const done = (blob: Blob | null) => (blob ? resolve(blob) : reject(new Error('The picture cannot be cropped.')))
    canvas.toBlob(done, 'image/webp', QUALITY)
  })
}
