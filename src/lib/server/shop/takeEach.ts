/** The result for one thing of a bulk call: its state afterwards, or why nothing changed. */
interface EachResult<State> {
  id: number
  ok: boolean
  code: string
  message: string
  state: State | null
}

interface EachAction<State> {
  /** Takes the action with one thing, in its own transaction; returns its new state. */
  take(id: number): Promise<State>
  /** The state of a thing with which the action was not possible; `null` if there is no such thing. */
  stateOf(id: number): Promise<State | null>
  /** Says in the user's language why the action failed, and logs an error that is no refusal. */
  explain: Explain
}

/** Says in the user's language why something failed. */
export type Explain = (error: unknown) => { code: string; message: string }

/** Takes one action with each thing, one after the other. A failure does not stop the others. */
export async function takeEach<State>(
  ids: readonly number[],
  { take, stateOf, explain }: EachAction<State>,
): Promise<EachResult<State>[]> {
  const results: EachResult<State>[] = []
  for (const id of new Set(ids)) {
    try {
      results.push({ id, ok: true, code: '', message: '', state: await take(id) })
    } catch (error) {
      const state = await stateOf(id).catch(() => null)
      results.push({ id, ok: false, ...explain(error), state })
    }
  }
  return results
}
