import { lruCache } from '../memory/lruCache.ts'
import { createPictureQueue } from './pictureQueue.ts'

/** An encoded picture; `undefined` if its file is gone. */
export type EncodedLinkPicture = Uint8Array<ArrayBuffer> | undefined

/** Returns the picture of an address that was encoded before, or encodes it. */
export type LinkPictures = (address: string, encode: () => Promise<EncodedLinkPicture>) => Promise<EncodedLinkPicture>

/** The number of pictures in memory, mostly of 30 KB or less. */
const KEPT = 50

/**
 * The pictures of link previews, and logos for mails, which anyone can request. Each is encoded once for all requests,
 * one at a time, in a queue of their own: they never keep an upload waiting. Too many at once are refused (503).
 */
export function createLinkPictures(): LinkPictures {
  const kept = lruCache<Promise<EncodedLinkPicture>>(KEPT, 'link pictures')
  const inTurn = createPictureQueue('link pictures')
  return (address, encode) => kept(address, () => inTurn(encode))
}
