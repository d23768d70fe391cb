import type { Page } from '@playwright/test'
import sharp, { type Sharp } from 'sharp'

/**
 * Words have other lengths in the other direction, pictures and most icons do not turn, and the browser puts the icon
 * of a date where its language wants it: none of them are shown.
 */
const blanks = `
  *, ::before, ::after, ::placeholder {
    -webkit-text-fill-color: transparent !important; text-decoration-color: transparent !important; text-shadow: none !important;
    caret-color: transparent !important; animation: none !important; transition: none !important }
  img, picture, video, canvas, iframe, ::-webkit-calendar-picker-indicator, .avatar, .look-cover, .icon:not(.mirrored, .arrow) { visibility: hidden !important }`
/** An icon of the sprite with such a name has a direction. */
const arrows = /#(arrow|chevron)_|#(send|undo|redo|login|logout)$/

/** Takes a picture of the part of a page that fits the screen, without its words. */
export async function shapeOf(page: Page): Promise<Buffer> {
  await page.evaluate(
    ([css, pattern]) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(css!)
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
      for (const use of document.querySelectorAll('.icon use')) {
        if (new RegExp(pattern!).test(use.getAttribute('href') ?? '')) use.parentElement!.classList.add('arrow')
      }
    },
    [blanks, arrows.source],
  )
  return page.screenshot({ animations: 'disabled' })
}

const CELL = 16
/** A pixel differs if its lightness differs by more than this, of 255, after edges are softened. */
const LIGHTNESS = 12
/** The pixels of a cell that may differ. */
const MOST = 20

/** The places in which a picture is not the mirror image of another, as `x,y` of the first. */
export async function unmirrored(one: Buffer, other: Buffer): Promise<string[]> {
  const [left, right] = await Promise.all([greyOf(sharp(one)), greyOf(sharp(other).flop())])
  const { width, height } = left.info
  const cells = new Map<string, number>()
  for (let at = 0; at < width * height; at++) {
    if (differs(left.data, right.data, at) && differs(right.data, left.data, at)) {
      const cell = [at % width, Math.floor(at / width)].map((place) => Math.floor(place / CELL) * CELL).join(',')
      cells.set(cell, (cells.get(cell) ?? 0) + 1)
    }
  }
  return [...cells].filter(([, count]) => count > MOST).map(([cell]) => cell)
}

/** An edge that falls between two pixels is drawn on one side of them or on the other: a pixel may be as its neighbours. */
function differs(one: Buffer, other: Buffer, at: number): boolean {
  const near = other.subarray(Math.max(0, at - 1), at + 2)
  return one[at]! < Math.min(...near) - LIGHTNESS || one[at]! > Math.max(...near) + LIGHTNESS
}

function greyOf(picture: Sharp) {
  return picture.removeAlpha().greyscale().blur(1).raw().toBuffer({ resolveWithObject: true })
}

/** Parts of a page and the edge of the line to which they hold. */
const landmarks: readonly [string, 'start' | 'end'][] = [
  ['.site-header .wrap > :first-child', 'start'],
  ['.site-header .wrap > :last-child', 'end'],
  ['main', 'start'],
  ['main', 'end'],
  ['main > *', 'start'],
  ['main h1', 'start'],
  ['main aside', 'start'],
  ['main table th:first-child', 'start'],
  ['main table th:last-child', 'end'],
  ['.site-footer .wrap > :first-child', 'start'],
]

/** The distance of each landmark from the edge where the line begins or ends. */
export function landmarksOf(page: Page): Promise<Record<string, number>> {
  return page.evaluate((wanted) => {
    const found: Record<string, number> = {}
    const width = document.documentElement.clientWidth
    const isFlipped = document.documentElement.dir === 'rtl'
    for (const [selector, edge] of wanted) {
      const element = [...document.querySelectorAll(selector)].find((one) => one.checkVisibility())
      const box = element?.getBoundingClientRect()
      if (!box || box.width <= 1) continue
      const isLeft = (edge === 'start') !== isFlipped
      found[`${selector} at the ${edge}`] = Math.round(isLeft ? box.left : width - box.right)
    }
    return found
  }, landmarks)
}
