import { crc32 } from 'node:zlib'
import type { BuiltIndex } from './buildIndex.ts'
import { fields, type IndexPart } from './indexPart.ts'
import { freeWords, typeWords } from './moreWords.ts'
import { wordsOfText } from './words.ts'

/** Grows when the layout changes. */
const FORMAT = 2
const types = { Uint8Array, Uint16Array, Uint32Array }
type TypeName = keyof typeof types

/** The arrays in the order in which they lie in the bytes. */
const arrays = {
  starts: 'Uint32Array',
  documents: 'Uint32Array',
  letters: 'Uint32Array',
  ids: 'Uint32Array',
  changedAt: 'Uint32Array',
  checksums: 'Uint32Array',
  lengths: 'Uint16Array',
  languages: 'Uint16Array',
  counts: 'Uint8Array',
  words: 'Uint8Array',
} as const satisfies Record<string, TypeName>
type ArrayName = keyof typeof arrays

interface Header {
  rules: number
  lengths: Record<ArrayName, number>
  spoken: IndexPart['spoken']
  names: [number, string][]
}

/** Words of several scripts, of which each must be cut and folded as it was for an index that is still good. */
const SAMPLE =
  'Straße Łódź naïve C++ Node.js e-learning 数据结构 カタカナ 프로그래밍 โปรแกรม إدارة الوقت والخوارزميّات מָבוֹא फ़ोन ٣'

/** Returns an index as bytes: format, header, arrays, checksum. They hold words of trainings and nothing of people. */
export function bytesOfIndex({ part, names, changes }: BuiltIndex): Uint8Array<ArrayBuffer> {
  const held = { ...part, ...changes, words: new TextEncoder().encode(part.words.join('\n')) }
  const order = Object.keys(arrays) as ArrayName[]
  const lengths = Object.fromEntries(order.map((name) => [name, held[name].length])) as Header['lengths']
  const header: Header = { rules: rulesNow(), lengths, spoken: part.spoken, names: [...names] }
  const head = new TextEncoder().encode(JSON.stringify(header))
  const { places, end } = placesOf(lengths, head.length)
  const bytes = new Uint8Array(end + 4)
  const view = new DataView(bytes.buffer)
  view.setUint32(0, FORMAT)
  view.setUint32(4, head.length)
  bytes.set(head, 8)
  for (const name of order) {
    const { buffer, byteOffset, byteLength } = held[name]
    bytes.set(new Uint8Array(buffer, byteOffset, byteLength), places[name])
  }
  view.setUint32(end, crc32(bytes.subarray(0, end)))
  return bytes
}

/** Returns the index of these bytes, whose memory it shares; `undefined` if they are broken or of another release. */
export function indexOfBytes(bytes: Uint8Array<ArrayBuffer>): BuiltIndex | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = bytes.length - 4
  if (end < 8 || view.getUint32(0) !== FORMAT || view.getUint32(end) !== crc32(bytes.subarray(0, end))) return undefined
  const head = view.getUint32(4)
  const { rules, lengths, spoken, names }: Header = JSON.parse(new TextDecoder().decode(bytes.subarray(8, 8 + head)))
  if (rules !== rulesNow()) return undefined
  const { places } = placesOf(lengths, head)
  const array = <Name extends TypeName>(name: ArrayName, type: Name) =>
    new types[type](bytes.buffer, bytes.byteOffset + places[name], lengths[name]) as InstanceType<
      (typeof types)[Name]
    > & {
      buffer: ArrayBuffer
    }
  const words = new TextDecoder().decode(array('words', 'Uint8Array'))
  return {
    part: {
      words: words === '' ? [] : words.split('\n'),
      letters: array('letters', 'Uint32Array'),
      starts: array('starts', 'Uint32Array'),
      documents: array('documents', 'Uint32Array'),
      counts: array('counts', 'Uint8Array'),
      ids: array('ids', 'Uint32Array'),
      lengths: array('lengths', 'Uint16Array'),
      languages: array('languages', 'Uint16Array'),
      spoken,
    },
    names: new Map(names),
    changes: { changedAt: array('changedAt', 'Uint32Array'), checksums: array('checksums', 'Uint32Array') },
  }
}

/** Returns where each array begins: at a multiple of its element, because the larger elements come first. */
function placesOf(lengths: Header['lengths'], head: number) {
  let end = Math.ceil((8 + head) / 4) * 4
  const places = {} as Record<ArrayName, number>
  for (const name of Object.keys(arrays) as ArrayName[]) {
    places[name] = end
    end += lengths[name] * types[arrays[name]].BYTES_PER_ELEMENT
  }
  return { places, end }
}

/** Returns a number for the rules by which texts become words. */
function rulesNow(): number {
  return crc32(JSON.stringify([fields, wordsOfText(SAMPLE), typeWords, freeWords, process.versions.unicode]))
}
