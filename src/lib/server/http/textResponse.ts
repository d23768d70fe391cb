import { memoOfFrozen } from '#shared/memo.ts'
import { type AnswerBody, bodyOfText } from './answerBody.ts'

/** The headers of an answer in the form that the door reads. They are frozen if many answers share them. */
export type AnswerHeaders = Pick<Headers, 'get' | 'getSetCookie'> & Iterable<[string, string]>

/** Makes nothing: the constructor of `Response` would check and copy each header, which is a thirtieth of a call. */
const Unmade = class {} as unknown as new () => Response
Object.setPrototypeOf(Unmade.prototype, Response.prototype)

/** A response with a text. Headers and a stream of the text are made only if something asks for them. */
export class TextResponse extends Unmade {
  readonly content: string
  readonly #status: number
  readonly #given: HeadersInit
  #made: Headers | undefined

  constructor(content: string, { status = 200, headers = {} }: ResponseInit = {}) {
    super()
    this.content = content
    this.#status = status
    this.#given = headers
  }

  override get status() {
    return this.#status
  }

  override get ok() {
    return this.#status >= 200 && this.#status < 300
  }

  override get statusText() {
    return ''
  }

  override get type() {
    return 'default' as const
  }

  override get url() {
    return ''
  }

  override get redirected() {
    return false
  }

  override get headers() {
    this.#made ??= new Headers(this.#given)
    return this.#made
  }

  /** The same headers for the door. */
  get lines(): AnswerHeaders {
    return this.#made ?? sharedLines(this.#given)
  }

  override get body() {
    return new Response(this.content).body
  }

  override get bodyUsed() {
    return false
  }

  override async text() {
    return this.content
  }

  override async json() {
    return JSON.parse(this.content)
  }

  override async bytes() {
    return new TextEncoder().encode(this.content)
  }

  override async arrayBuffer() {
    return (await this.bytes()).buffer
  }

  override async blob() {
    return new Blob([this.content], { type: this.headers.get('content-type') ?? '' })
  }

  /** New in Node 26; the types do not know it. */
  textStream(): ReadableStream<string> {
    return new Blob([this.content]).stream().pipeThrough(new TextDecoderStream())
  }

  override formData() {
    return new Response(this.content, this).formData()
  }

  override clone() {
    return new TextResponse(this.content, { status: this.#status, headers: new Headers(this.headers) })
  }
}

function isRecord(headers: HeadersInit): headers is Record<string, string> {
  return !(headers instanceof Headers) && !Array.isArray(headers)
}

/** The headers that an answer was made with. Node checks their values when it writes them. */
class GivenHeaders implements AnswerHeaders {
  readonly #values = new Map<string, string>()

  constructor(given: Record<string, string>) {
    for (const name in given) this.#values.set(name.toLowerCase(), given[name]!)
  }

  get(name: string): string | null {
    return this.#values.get(name.toLowerCase()) ?? null
  }

  getSetCookie(): string[] {
    const cookie = this.get('set-cookie')
    return cookie === null ? [] : [cookie]
  }

  [Symbol.iterator]() {
    return this.#values.entries()
  }
}

/** The lines of headers that many answers share are the same object each time. */
const sharedLines = memoOfFrozen((given: HeadersInit): AnswerHeaders =>
  isRecord(given) ? Object.freeze(new GivenHeaders(given)) : new Headers(given),
)

/** The whole body of a response; a text is there at once. */
export function readWhole(response: Response): AnswerBody | Promise<AnswerBody> {
  return response instanceof TextResponse ? bodyOfText(response.content) : readBytes(response)
}

async function readBytes(response: Response): Promise<Buffer> {
  return Buffer.from(await response.arrayBuffer())
}

/** The headers of a response for the door. */
export function linesOf(response: Response): AnswerHeaders {
  return response instanceof TextResponse ? response.lines : response.headers
}
