import { hash } from 'node:crypto'
import { type UploadPurpose, uploadPurposes } from '#shared/media/uploadLimits.ts'

const name = /^[0-9a-f]{32}(?:-\d{1,4}(?:x\d{1,4})?\.(?:webp|png)|\.(?:woff2|woff|ttf|otf))$/

const types: Record<string, string> = {
  webp: 'image/webp',
  png: 'image/png',
  jpg: 'image/jpeg',
  woff2: 'font/woff2',
  woff: 'font/woff',
  ttf: 'font/ttf',
  otf: 'font/otf',
}

/** The address of an upload, which names its content. The same picture of two users has two names. */
export function uploadAddress(
  { purpose, uid }: { purpose: UploadPurpose; uid: number },
  content: Buffer,
  ending: string,
): string {
  const named = purpose === 'avatar' ? Buffer.concat([content, Buffer.from(`:${uid}`)]) : content
  return `/media/${purpose}/${hash('sha256', named).slice(0, 32)}${ending}`
}

/** Another name for the same content, because the clean-up is removing the files of this one. */
export function nextAddress(address: string): string {
  // linear: an address of ours is short.
  return address.replace(/[0-9a-f]{32}/, (name) => hash('sha256', name).slice(0, 32))
}

/** The name in the storage of a file with this address; `undefined` for any other address. */
export function storedName(address: string): string | undefined {
  const [, folder, file = ''] = /^\/media\/(\w+)\/([\w.-]+)$/.exec(address) ?? []
  const purpose = uploadPurposes.find((one) => one === folder)
  return purpose && name.test(file) ? `${purpose}/${file}` : undefined
}

/** The media type by the ending of the address, never by the content. */
export function uploadType(address: string): string {
  return types[address.slice(address.lastIndexOf('.') + 1)] ?? 'application/octet-stream'
}
