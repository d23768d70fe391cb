/** Everything that waits, in one line for each network; networks take turns. */
export interface WaitingLines<Entry> {
  /** The entries of all lines. */
  count(): number
  add(network: string, entry: Entry): void
  /** Removes an entry; nothing happens if it does not wait any more. */
  remove(network: string, entry: Entry): void
  /** Takes the first entry of the network whose turn it is; the network goes behind the others. */
  next(): Entry | undefined
  /** The latest entry of the network that has the most; `undefined` if none has more than `network`. */
  latestOfLongest(network: string): { network: string; entry: Entry } | undefined
}

/** Creates lines in which nothing waits. */
export function createWaitingLines<Entry>(): WaitingLines<Entry> {
  // The order of the Map is the order of turns.
  const lines = new Map<string, Entry[]>()
  let waiting = 0

  return {
    count: () => waiting,
    add(network, entry) {
      waiting++
      const line = lines.get(network)
      if (line) line.push(entry)
      else lines.set(network, [entry])
    },
    remove(network, entry) {
      const line = lines.get(network)
      const at = line?.indexOf(entry) ?? -1
      if (!line || at < 0) return
      line.splice(at, 1)
      waiting--
      if (line.length === 0) lines.delete(network)
    },
    next() {
      const [first] = lines
      if (!first) return undefined
      const [network, line] = first
      const entry = line.shift()
      lines.delete(network)
      if (line.length > 0) lines.set(network, line)
      waiting--
      return entry
    },
    latestOfLongest(network) {
      let length = lines.get(network)?.length ?? 0
      let found: { network: string; entry: Entry } | undefined
      for (const [other, line] of lines) {
        const entry = line.at(-1)
        if (line.length <= length || !entry) continue
        found = { network: other, entry }
        length = line.length
      }
      return found
    },
  }
}
