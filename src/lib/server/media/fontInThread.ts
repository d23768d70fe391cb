import { Worker } from 'node:worker_threads'
import type { FontFacts } from './fontFacts.ts'
import { noteThread } from '../memory/loads.ts'

export interface FontTask {
  bytes: Uint8Array
  /** Writes the font again as WOFF2. */
  encode: boolean
}

export interface FontRead {
  /** The font, as WOFF2 if that was wanted. */
  content: Uint8Array
  facts: FontFacts
}

const OLD_MIB = 256
const THREAD_MS = 20_000

/**
 * Reads a font in a thread of its own that ends with the reading: a damaged or hostile font costs time and memory only
 * there, and no request waits for the compression.
 * @throws Error if the bytes are not a font, or if it takes too long
 */
export async function fontInThread(task: FontTask): Promise<FontRead> {
  const thread = new Worker(new URL('./fontThread.ts', import.meta.url), {
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: OLD_MIB },
  })
  noteThread('fonts', thread)
  const { promise, resolve, reject } = Promise.withResolvers<FontRead>()
  const timer = setTimeout(() => reject(new Error('The font took too long.')), THREAD_MS)
  thread.once('message', resolve)
  thread.once('error', reject)
  thread.once('exit', () => reject(new Error('The thread ended without a font.')))
  try {
    return await promise
  } finally {
    clearTimeout(timer)
    await thread.terminate()
  }
}
