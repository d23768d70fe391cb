/**
 * The names that open tabs of this browser hold (Web Locks). A tab that is closed, or that has crashed, holds none. A
 * page without a secure connection knows no locks: there, no tab holds a name.
 */
export async function heldNames(): Promise<ReadonlySet<string>> {
  const { held = [] } = (await locks()?.query()) ?? {}
  return new Set(held.flatMap(({ name }) => name ?? []))
}

/** Holds a name as long as this tab is open. Returns a function that lets it go. */
export function holdName(name: string): () => void {
  let letGo = () => {}
  const isOver = new Promise<void>((resolve) => {
    letGo = resolve
  })
  void locks()?.request(name, { ifAvailable: true }, () => isOver)
  return letGo
}

function locks(): LockManager | undefined {
  return 'locks' in navigator ? navigator.locks : undefined
}
