import { useEffect, useState } from 'react'

interface LoadedOptions<Code> {
  /** Code that is there already. */
  known?: Code | undefined
  /** The first time that it is true starts the load; by default at once. */
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
  const [isStarted, setStarted] = useState(isWanted)
  const [tries, setTries] = useState(0)
  const [failedTry, setFailedTry] = useState(-1)
  if (isWanted && !isStarted) setStarted(true)
  useEffect(() => {
    if (!isStarted) return
    let isCurrent = true
    load().then(
      (loaded) => isCurrent && setCode(loaded),
      (failure: unknown) => {
        console.warn(failure)
        if (isCurrent) setFailedTry(tries)
      },
    )
    return () => {
      isCurrent = false
    }
  }, [load, isStarted, tries])
  return { code, isFailed: failedTry === tries, again: () => setTries(tries + 1) }
}
