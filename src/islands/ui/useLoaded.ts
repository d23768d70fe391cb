import { useEffect, useState } from 'react'

interface LoadedOptions<Code> {
  /** Code that is there already. */
  known?: Code | undefined
  /** Starts the first load; by default at once. */
  isWanted?: boolean
}

/** Code that a part of the page waits for. */
export interface Loaded<Code> {
  code: Code | undefined
  /** The last load failed. */
  isFailed: boolean
  /** Loads again after a failure. */
  again(): void
}

/** Loads code when it is wanted. `load` must be the same function at each rendering. */
export function useLoaded<Code extends object>(
  load: () => Promise<Code>,
  { known, isWanted = true }: LoadedOptions<Code> = {},
): Loaded<Code> {
  const [code, setCode] = useState(known)
  const [tries, setTries] = useState(0)
  const [failedTry, setFailedTry] = useState(-1)
  useEffect(() => {
    if (!isWanted) return
    let isShown = true
    load().then(
      (loaded) => isShown && setCode(loaded),
      (failure: unknown) => {
        console.warn(failure)
        if (isShown) setFailedTry(tries)
      },
    )
    return () => {
      isShown = false
    }
  }, [load, isWanted, tries])
  return { code, isFailed: !code && failedTry === tries, again: () => setTries(tries + 1) }
}
