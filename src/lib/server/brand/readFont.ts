import { lruCache } from '../memory/lruCache.ts'
import type { FontFacts } from '../media/fontFacts.ts'
import { fontInThread } from '../media/fontInThread.ts'
import type { Storage } from '../media/storage.ts'
import { storedName } from '../media/uploadNames.ts'

/** The fonts whose facts are in memory; the name of a file says its content. */
const KEPT = 50
const known = lruCache<Promise<FontFacts | null>>(KEPT, 'fonts')

/** Returns the facts about an uploaded font; `null` if there is no such file or if it cannot be read. */
export async function readFont(storage: Pick<Storage, 'read'>, file: string): Promise<FontFacts | null> {
  const name = storedName(file)
  if (!name?.startsWith('font/')) return null
  const bytes = await storage.read(name)
  return bytes ? known(file, () => factsOf(bytes)) : null
}

async function factsOf(bytes: Uint8Array): Promise<FontFacts | null> {
  try {
    return (await fontInThread({ bytes, encode: false })).facts
  } catch {
    return null
  }
}
