import type { PicturePurpose } from './uploadLimits.ts'

interface PictureForms {
  /** The widths in which a picture is stored; a smaller original is never enlarged. */
  widths: readonly number[]
  /** The largest height. */
  height: number
  /** The picture is cut to a square. */
  square?: true
  type: 'webp' | 'png'
}

/** The forms in which the pictures of each purpose are stored. Browsers do not take WebP as a favicon everywhere. */
export const pictureForms: Record<PicturePurpose, PictureForms> = {
  product: { widths: [480, 960, 1440], height: 2160, type: 'webp' },
  banner: { widths: [960, 1600, 2400], height: 1600, type: 'webp' },
  section: { widths: [480, 960, 1600], height: 2400, type: 'webp' },
  cover: { widths: [400, 800, 1200], height: 1600, type: 'webp' },
  background: { widths: [960, 1600, 2400], height: 2400, type: 'webp' },
  logo: { widths: [160, 320, 640], height: 640, type: 'webp' },
  favicon: { widths: [16, 32, 48, 96, 180, 192, 512], height: 512, square: true, type: 'png' },
  avatar: { widths: [64, 128, 256], height: 256, square: true, type: 'webp' },
}
