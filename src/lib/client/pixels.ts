/** The side of the small copy of a picture whose pixels are read. */
const SIDE = 24

/** A colour of a style sheet as `#rrggbb`; null where the browser cannot draw it. */
export function colourOf(css: string): string | null {
  const context = canvas(1)
  if (!context) return null
  context.fillStyle = css
  context.fillRect(0, 0, 1, 1)
  return hexes(context)[0] ?? null
}

/** The colours of a small copy of a picture of this site; none where the browser cannot read them. */
export async function pixelsOf(address: string): Promise<string[]> {
  const picture = new Image()
  picture.src = address
  await picture.decode()
  const context = canvas(SIDE)
  if (!context) return []
  context.drawImage(picture, 0, 0, SIDE, SIDE)
  return hexes(context)
}

function canvas(side: number): CanvasRenderingContext2D | null {
  const element = document.createElement('canvas')
  element.width = side
  element.height = side
  return element.getContext('2d', { willReadFrequently: true })
}

function hexes(context: CanvasRenderingContext2D): string[] {
  const { data } = context.getImageData(0, 0, context.canvas.width, context.canvas.height)
  const hex = (at: number) => (data[at] ?? 0).toString(16).padStart(2, '0')
  return Array.from(
    { length: data.length / 4 },
    (_, pixel) => `#${[0, 1, 2].map((at) => hex(pixel * 4 + at)).join('')}`,
  )
}
