import { noteStore } from '../memory/loads.ts'
import { type CacheClock, hasChanged } from './clock.ts'

/**
 * Caches the result of `load` until one of `tags` changes. A cached result is returned without a promise. Simultaneous
 * callers share one load; a load during which a tag changed is not cached.
 */
export function remembered<T>(
  clock: CacheClock,
  tags: readonly string[],
  load: () => Promise<T>,
): () => T | Promise<T> {
  let held: { value: T } | undefined
  const kept = { size: 0 }
  noteStore('remembered values', kept)
  let loading: Promise<T> | undefined
  let changes = 0
  clock.onChange((changed) => {
    if (!hasChanged(changed, ...tags)) return
    changes++
    held = undefined
    kept.size = 0
    loading = undefined
  })
  return () => {
    if (held) return held.value
    if (loading) return loading
    const before = changes
    const started = load().then((value) => {
      if (changes === before) {
        held = { value }
        kept.size = 1
      }
      return value
    })
    loading = started
    const settle = () => {
      if (loading === started) loading = undefined
    }
    started.then(settle, settle)
    return started
  }
}
