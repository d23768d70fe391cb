import { useEffect, useState } from 'react'

/** The pause after the last key, in milliseconds. */
const PAUSE = 300

/** A typed text, and the same text after a pause in typing, to search for. */
export function useSearch() {
  const [typed, type] = useState('')
  const [asked, ask] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => ask(typed.trim()), PAUSE)
    return () => clearTimeout(timer)
  }, [typed])
  return { typed, type, asked, isWaiting: typed.trim() !== asked }
}
