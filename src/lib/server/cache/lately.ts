/** Gives the answer to a question: the one that was found lately, else what `find` gives now. */
export type Lately<V extends object> = (question: string, find: () => V) => V

/**
 * Keeps the answers to the `most` questions that were asked last, for as long as whoever holds it lives. A promise that
 * fails is not kept.
 */
export function lately<V extends object>(most: number): Lately<V> {
  const kept = new Map<string, V>()

  function keep(question: string, answer: V): V {
    // A map hands out its entries in the order they came in, so what is asked for again has to come in again.
    kept.delete(question)
    kept.set(question, answer)
    const [oldest] = kept.size > most ? kept.keys() : []
    if (oldest !== undefined) kept.delete(oldest)
    return answer
  }

  function forget(question: string, answer: V): void {
    if (kept.get(question) === answer) kept.delete(question)
  }

  return (question, find) => {
    const held = kept.get(question)
    if (held) return keep(question, held)
    const answer = keep(question, find())
    if (answer instanceof Promise) answer.catch(() => forget(question, answer))
    return answer
  }
}
