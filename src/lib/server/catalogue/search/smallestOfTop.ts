/** Collects numbers and holds the `size` largest: a heap with the smallest of them on top. */
export function smallestOfTop(size: number): { add(number: number): void; least(): number } {
  const heap: number[] = []

  function rise(place: number): void {
    const above = (place - 1) >> 1
    if (place === 0 || heap[above]! <= heap[place]!) return
    swap(place, above)
    rise(above)
  }

  function sink(place: number): void {
    const [left, right] = [2 * place + 1, 2 * place + 2]
    const below = right < heap.length && heap[right]! < heap[left]! ? right : left
    if (below >= heap.length || heap[place]! <= heap[below]!) return
    swap(place, below)
    sink(below)
  }

  function swap(place: number, other: number): void {
    const held = heap[place]!
    heap[place] = heap[other]!
    heap[other] = held
  }

  return {
    add(number) {
      if (heap.length < size) rise(heap.push(number) - 1)
      else if (number > heap[0]!) {
        heap[0] = number
        sink(0)
      }
    },
    /** The smallest of those it holds; 0 while there are fewer than `size`. */
    least: () => (heap.length < size ? 0 : (heap[0] ?? 0)),
  }
}
