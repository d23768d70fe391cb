import { RecentMap } from './recentMap.ts'

/** Gives the answer to a question: the one that was found lately, else what `find` gives now. */
export type Lately<V extends object> = (question: string, find: () => V) => V

/**
 * Keeps the answers to the `most` questions that were asked last, for as long as whoever holds it lives. A promise that
 * fails is not kept.
 */
export function lately<V extends object>(most: number): Lately<V> {
  const kept = new RecentMap<V>(most)

  function forget(question: string, answer: V): void {
    if (kept.get(question) === answer) kept.delete(question)
  }

  return (question, find) => {
    const held = kept.get(question)
    if (held) return held
    const answer = find()
    kept.set(question, answer)
    if (answer instanceof Promise) answer.catch(() => forget(question, answer))
    return answer
  }
}
