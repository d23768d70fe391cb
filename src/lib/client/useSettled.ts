import { useEffect, useState } from 'react'

/**
 * The value once it has not changed for a time; the first value at once. Values are compared as JSON.
 * @param ms the pause after the last change
 */
export function useSettled<Value>(value: Value, ms: number): Value {
  const [settled, setSettled] = useState(value)
  const text = JSON.stringify(value)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text says whether the value has changed
  useEffect(() => {
    const settle = (before: Value) => (JSON.stringify(before) === text ? before : value)
    const timer = setTimeout(() => setSettled(settle), ms)
    return () => clearTimeout(timer)
  }, [text, ms])
  return settled
}
