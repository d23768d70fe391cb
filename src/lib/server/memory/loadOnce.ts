/**
 * Loads at the first call and keeps the result. After a failure, the next call loads again: the cause may last for a
 * moment only, such as too many open files.
 */
export function loadOnce<T>(load: () => Promise<T>): () => Promise<T> {
  let kept: Promise<T> | undefined
  return () => {
    if (kept) return kept
    const loading = load()
    kept = loading
    loading.catch(() => {
      kept = undefined
    })
    return loading
  }
}
