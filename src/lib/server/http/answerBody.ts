/** A body of ASCII characters: its text has one character for each byte, and a connection takes it as it is. */
export class AsciiBody {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }

  get length(): number {
    return this.text.length
  }
}

/** The whole body of a response. Its length is in bytes. */
export type AnswerBody = Buffer | AsciiBody

/** Node writes one text of up to 16 KiB at once, with the headers; an answer has up to 4 KiB of them. */
export const SHORT_BYTES = 12 * 1024

/** The body of a text: most calls have a short one in ASCII, which need not become bytes on the way. */
export function bodyOfText(text: string): AnswerBody {
  const isAscii = text.length <= SHORT_BYTES && Buffer.byteLength(text) === text.length
  return isAscii ? new AsciiBody(text) : Buffer.from(text)
}

/** The bytes of a body. */
export function bytesIn(body: AnswerBody): Buffer {
  return body instanceof AsciiBody ? Buffer.from(body.text, 'latin1') : body
}
